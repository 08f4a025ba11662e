import { handOutCopies } from '@eksport/api'
import { act } from '../../acts/act.ts'
import { route } from '../../http/route.ts'
import { readOrder } from '../../queries/read-copies.ts'

/** Row 32, the second half: the copies are handed out, once, to somebody. */
export const handOutCopiesRoute = route(handOutCopies, async (call) => {
  const { tx, deps, session, params, body, ifMatch, now } = call
  const { referenceNumber, copyId } = params
  const input = { collectedBy: body.collectedBy, copies: { id: copyId, version: ifMatch } }
  await act({ tx, deps, by: session, event: 'hand-out-copies', referenceNumber, version: undefined, input, now })
  const order = await readOrder(tx, referenceNumber, copyId)
  return { body: order, version: order.version, audit: { copyId } }
})
