import { Alert, Button } from '@eksport/ui'
import { partTexts as texts } from '../parts/part.texts.ts'
import { useText } from '../text/use-text.ts'
import { fetchedTexts } from './fetched.texts.ts'

/** Shown in place of a part that failed to render. */
export function PartCrashed({ again }: { readonly again: (() => void) | undefined }) {
  const say = useText()
  return (
    <Alert
      tone="danger"
      role="alert"
      actions={
        again && (
          <Button small onClick={again}>
            {say(fetchedTexts.tryAgain)}
          </Button>
        )
      }
    >
      {say(texts.partCrashed)}
    </Alert>
  )
}
