import { cancelApplication, getCancellation, undoCancellation } from '@eksport/api'
import { route } from '../../http/route.ts'
import { getCancellation as readCancellation } from '../../queries/get-cancellation.ts'
import { actFor, newStatus } from '../act-for.ts'

/** Row 7 [CAN-01] [STA-03]. */
export const cancelApplicationRoute = route(cancelApplication, async (call) => {
  const { cancellationInformation: asked, attachments = [] } = call.body
  const { reasonForCancellation: reason, methodOfReturn } = asked
  const { stored } = await actFor(call, 'cancel', { reason, cancellation: { methodOfReturn }, attachments })
  const { version, applicationStatus, cancellationInformation } = stored.document
  if (cancellationInformation?.id === undefined) throw new TypeError('What was cancelled keeps its cancellation')
  return { body: { id: cancellationInformation.id, applicationStatus }, version }
})

export const getCancellationRoute = route(getCancellation, async ({ tx, params }) => ({
  body: await readCancellation(tx, params.referenceNumber),
}))

/** Row 24: restores the earlier status; texts and files stay in the history. */
export const undoCancellationRoute = route(undoCancellation, async (call) => {
  const { cancellationId } = call.params
  return newStatus(await actFor(call, 'undo-cancellation', { cancellationId }))
})
