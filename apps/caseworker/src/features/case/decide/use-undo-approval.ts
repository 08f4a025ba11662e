import { undoApproval } from '@eksport/api'
import { formatReference } from '@eksport/domain'
import { api } from '@eksport/portal/server/api.ts'
import { useAttemptKeys } from '@eksport/portal/server/attempt-keys.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { toast } from '@eksport/ui'
import { useQueryClient } from '@tanstack/react-query'
import { tellDone } from '#src/lib/tell-done.ts'
import { decideTexts as texts } from './decide.texts.ts'

/** [CW-10] Takes the approval of a case back, also when another case is open by now; says what came of it. */
export function useUndoApproval() {
  const say = useText()
  const queries = useQueryClient()
  const keys = useAttemptKeys()
  return async (referenceNumber: number) => {
    try {
      await api.call(undoApproval, { params: { referenceNumber }, idempotencyKey: keys.of(referenceNumber) })
      keys.forget()
      tellDone(referenceNumber, say(texts.undone))
    } catch (error) {
      // An answer lost on the way is asked for again under the same key; a refusal is final.
      if (isApiError(error, 409)) keys.forget()
      const words = isApiError(error, 409) ? texts.tooLate : texts.notUndone
      toast.error(`${formatReference(referenceNumber)}: ${say(words)}`)
    }
    await queries.invalidateQueries({ queryKey: ['case', referenceNumber] })
  }
}
