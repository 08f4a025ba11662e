import { undoCancellation } from '@eksport/api'
import { undoCancellation as undo } from '../../acts/cancellation/undo-cancellation.ts'
import { route } from '../../http/route.ts'

export const undoCancellationRoute = route(undoCancellation, async ({ tx, deps, session, params, ifMatch, now }) => {
  const { referenceNumber, cancellationId } = params
  const command = { tx, deps, session, referenceNumber, version: ifMatch, cancellationId, now }
  const { document } = await undo(command)
  return { body: { applicationStatus: document.applicationStatus }, version: document.version }
})
