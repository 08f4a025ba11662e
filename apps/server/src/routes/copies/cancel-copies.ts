import { cancelCopies } from '@eksport/api'
import { act } from '../../acts/act.ts'
import { route } from '../../http/route.ts'

/** Row 32: the copies are not wanted any more; what was not handed out costs nothing then. */
export const cancelCopiesRoute = route(cancelCopies, async (call) => {
  const { tx, deps, session, params, ifMatch, now } = call
  const { referenceNumber, copyId } = params
  const input = { copies: { id: copyId, version: ifMatch } }
  await act({ tx, deps, by: session, event: 'cancel-copies', referenceNumber, version: undefined, input, now })
  return { body: undefined, audit: { copyId } }
})
