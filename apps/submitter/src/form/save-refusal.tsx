import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { useDraft } from '../draft/draft-context.ts'
import { isReported } from '../draft/save-words.ts'
import { formTexts as texts } from './form.texts.ts'
import { Refusal } from './refusal.tsx'

/** [WIZ-17] [EXP-01] A save that was refused or did not come about, where it is not only a line beside the reference. */
export function SaveRefusal() {
  const say = useText()
  const draft = useDraft()
  if (!isReported(draft)) return null
  return (
    <Refusal
      error={draft.save.error}
      // What names its answers is no matter of trying again later.
      heading={say(isApiError(draft.save.error, 400, 422) ? texts.saveRefused : texts.saveFailed)}
      text={say(draft.isKeptHere ? texts.keptText : texts.saveFailedText)}
      onTryAgain={() => void draft.flush()}
      calm={!draft.isAskedFor}
      className="mb-7"
    />
  )
}
