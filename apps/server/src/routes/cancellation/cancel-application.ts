import { cancelApplication } from '@eksport/api'
import { act } from '../../acts/act.ts'
import { route } from '../../http/route.ts'

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
