import { randomUUID } from 'node:crypto'
import { orderCopies } from '@eksport/api'
import { act } from '../../acts/act.ts'
import { readOrder } from '../../acts/copies/read-copies.ts'
import { route } from '../../http/route.ts'

/** Row 32: copies are ordered at the price of the day. */
export const orderCopiesRoute = route(orderCopies, async (call) => {
  const { tx, deps, session, params, body: request, ifMatch: version, now } = call
  const { referenceNumber } = params
  const copies = { id: randomUUID(), request }
  const input = { numberOfCopies: request.numberOfCopies, copies }
  const { stored } = await act({ tx, deps, by: session, event: 'order-copies', referenceNumber, version, input, now })
  const { id, numberOfCopies, fee } = await readOrder(tx, referenceNumber, copies.id)
  return { body: { id, numberOfCopies, fee }, version: stored.document.version, audit: { copyId: id } }
})
