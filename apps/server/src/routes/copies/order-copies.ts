import { randomUUID } from 'node:crypto'
import { orderCopies } from '@eksport/api'
import { act } from '../../acts/act.ts'
import { route } from '../../http/route.ts'
import { readOrder } from '../../queries/read-copies.ts'

/** Row 32: copies are ordered at the price of the day. */
export const orderCopiesRoute = route(orderCopies, async (call) => {
  const { tx, deps, session, params, body: request, ifMatch, now } = call
  const { referenceNumber } = params
  const copies = { id: randomUUID(), request }
  const input = { numberOfCopies: request.numberOfCopies, copies }
  await act({ tx, deps, by: session, event: 'order-copies', referenceNumber, version: ifMatch, input, now })
  const { id, version, numberOfCopies, fee } = await readOrder(tx, referenceNumber, copies.id)
  return { body: { id, numberOfCopies, fee }, version, audit: { copyId: id } }
})
