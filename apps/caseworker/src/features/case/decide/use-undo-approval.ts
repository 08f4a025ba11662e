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

/** Why nothing was undone: it is carried out, or has been undone or come to nothing already. */
async function whatHappened(referenceNumber: number) {
  try {
    const { application } = await api.call(getCase, { params: { referenceNumber } })
    return application.approvedDateTime === undefined ? texts.nothingWaits : texts.tooLate
  } catch (error) {
    if (isApiError(error)) return texts.nothingWaits
    throw error
  }
}

/** The receipt of an approval: what comes of undoing it takes its place, for there is nothing more to undo. */
export const approvalReceipt = (referenceNumber: number) => ({ id: `approval:${referenceNumber}` })

/** [CW-10] Takes the approval of a case back, also when another case is open by now; says what came of it. */
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
      // An answer lost on the way is asked for again under the same key; a refusal is final.
      if (isApiError(error, 409)) keys.forget()
      const words = isApiError(error, 409) ? await whatHappened(referenceNumber) : texts.notUndone
      toast.error(`${formatReference(referenceNumber)}: ${say(words)}`, approvalReceipt(referenceNumber))
    }
    await queries.invalidateQueries({ queryKey: ['case', referenceNumber] })
  }
}
