import { useText } from '@eksport/portal/text/use-text.ts'
import { formTexts as texts } from './form.texts.ts'
import { RefusalNotice } from './refusal-notice.tsx'

interface SaveProblemProps {
  readonly error: unknown
  readonly onTryAgain: () => void
}

/** [WIZ-17] A failed save outside the form's own pages: what was typed is kept, and how to continue. */
export function SaveProblem({ error, onTryAgain }: SaveProblemProps) {
  const say = useText()
  return (
    <RefusalNotice
      error={error}
      heading={say(texts.saveFailed)}
      text={say(texts.saveFailedText)}
      onTryAgain={onTryAgain}
      takesFocus
      className="mb-7"
    />
  )
}
