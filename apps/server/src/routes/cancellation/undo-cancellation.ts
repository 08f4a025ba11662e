import { undoCancellation } from '@eksport/api'
import { act } from '../../acts/act.ts'
import { route } from '../../http/route.ts'

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
