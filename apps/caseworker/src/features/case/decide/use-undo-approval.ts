import { getCase, undoApproval } from '@eksport/api'
import { formatReference } from '@eksport/domain'
import { api } from '@eksport/portal/server/api.ts'
import { useAttemptKeys } from '@eksport/portal/server/attempt-keys.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { toast } from '@eksport/ui'
import { useQueryClient } from '@tanstack/react-query'
import { tellDone } from '#src/lib/tell-done.ts'
import { decideTexts as texts } from './decide.texts.ts'

/** Why nothing was undone: the approval is already carried out, was undone, or has lapsed. */
async function whatHappened(referenceNumber: number) {
  try {
    const { application } = await api.call(getCase, { params: { referenceNumber } })
    return application.approvedDateTime === undefined ? texts.nothingWaits : texts.tooLate
  } catch (error) {
    if (isApiError(error)) return texts.nothingWaits
    throw error
  }
}

/** Toast id of an approval: the result of undoing it replaces the toast, because there is nothing more to undo. */
export const approvalReceipt = (referenceNumber: number) => ({ id: `approval:${referenceNumber}` })

/** [CW-10] Undoes the approval of a case, even if another case is open by now, and reports the result. */
export function useUndoApproval() {
  const say = useText()
  const queries = useQueryClient()
  const keys = useAttemptKeys()
  return async (referenceNumber: number) => {
    try {
      await api.call(undoApproval, { params: { referenceNumber }, idempotencyKey: keys.of(referenceNumber) })
      keys.forget()
      tellDone(referenceNumber, say(texts.undone), approvalReceipt(referenceNumber))
    } catch (error) {
      // After a lost response the request is repeated with the same key; a refusal is final.
      if (isApiError(error, 409)) keys.forget()
      const words = isApiError(error, 409) ? await whatHappened(referenceNumber) : texts.notUndone
      toast.error(`${formatReference(referenceNumber)}: ${say(words)}`, approvalReceipt(referenceNumber))
    }
    await queries.invalidateQueries({ queryKey: ['case', referenceNumber] })
  }
}
