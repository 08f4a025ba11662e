import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { useActs, useSaving } from '../draft/draft-context.ts'
import { isReported } from '../draft/save-words.ts'
import { formTexts as texts } from './form.texts.ts'
import { Refusal } from './refusal.tsx'

/** [WIZ-17] [EXP-01] A refused or failed save that needs more than the status line beside the reference. */
export function SaveRefusal() {
  const say = useText()
  const saving = useSaving()
  const { flush } = useActs()
  if (!isReported(saving)) return null
  const { error, unstored } = saving.save
  // A refusal that names its answers is not solved by trying again later.
  const refused = unstored === undefined ? texts.saveRefused : texts.restStored
  return (
    <Refusal
      error={error}
      heading={say(isApiError(error, 400, 422) ? refused : texts.saveFailed)}
      text={say(saving.isKeptHere ? texts.keptText : texts.saveFailedText)}
      onTryAgain={() => void flush()}
      calm={!saving.isAskedFor}
      className="mb-7"
    />
  )
}
