import { useText } from '@eksport/portal/text/use-text.ts'
import { formTexts as texts } from './form.texts.ts'
import { RefusalNotice } from './refusal-notice.tsx'

interface SaveProblemProps {
  readonly error: unknown
  readonly onTryAgain: () => void
}

/** [WIZ-17] Saving failed where the form does not lead to its fields: what was typed is still there, and how to go on. */
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
