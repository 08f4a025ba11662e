import { changeCopies } from '@eksport/api'
import { act } from '../../acts/act.ts'
import { route } from '../../http/route.ts'
import { readOrder } from '../../queries/read-copies.ts'

/** Row 32: another number, place or time, until the copies are handed out; the price stays that of the day of the order. */
export const changeCopiesRoute = route(changeCopies, async (call) => {
  const { tx, deps, session, params, body: request, ifMatch, now } = call
  const { referenceNumber, copyId } = params
  const input = { numberOfCopies: request.numberOfCopies, copies: { id: copyId, version: ifMatch, request } }
  await act({ tx, deps, by: session, event: 'change-copies', referenceNumber, version: undefined, input, now })
  const { id, version, numberOfCopies, fee } = await readOrder(tx, referenceNumber, copyId)
  return { body: { id, numberOfCopies, fee }, version, audit: { copyId } }
})
