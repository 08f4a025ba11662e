import { cancelApplication, getCancellation, undoCancellation } from '@eksport/api'
import { act } from '../../acts/act.ts'
import { route } from '../../http/route.ts'
import { getCancellation as readCancellation } from '../../queries/get-cancellation.ts'

/** Row 7 [CAN-01] [STA-03]. */
export const cancelApplicationRoute = route(cancelApplication, async (call) => {
  const { tx, deps, session, params, body, ifMatch, now } = call
  const { reasonForCancellation: reason, methodOfReturn } = body.cancellationInformation
  const { stored } = await act({
    tx,
    deps,
    by: session,
    event: 'cancel',
    referenceNumber: params.referenceNumber,
    version: ifMatch,
    input: { reason, cancellation: { methodOfReturn }, attachments: body.attachments ?? [] },
    now,
  })
  const { version, applicationStatus, cancellationInformation } = stored.document
  if (cancellationInformation?.id === undefined) throw new TypeError('What was cancelled keeps its cancellation')
  return { body: { id: cancellationInformation.id, applicationStatus }, version }
})

export const getCancellationRoute = route(getCancellation, async ({ tx, params }) => ({
  body: await readCancellation(tx, params.referenceNumber),
}))

/** Row 24: the status is what it was; what was written and attached stays in the history. */
export const undoCancellationRoute = route(undoCancellation, async ({ tx, deps, session, params, ifMatch, now }) => {
  const { referenceNumber, cancellationId } = params
  const { stored } = await act({
    tx,
    deps,
    by: session,
    event: 'undo-cancellation',
    referenceNumber,
    version: ifMatch,
    input: { cancellationId },
    now,
  })
  return { body: { applicationStatus: stored.document.applicationStatus }, version: stored.document.version }
})
