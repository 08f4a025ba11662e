import { randomUUID } from 'node:crypto'
import {
  calculateCopyFee,
  cancelCopies,
  changeCopies,
  confirmCopies,
  getConfirmedCopies,
  getCopyStats,
  handOutCopies,
  listCaseCopies,
  listCopies,
  listCopyTasks,
  orderCopies,
} from '@eksport/api'
import { act } from '../../acts/act.ts'
import { drawCopies } from '../../certificate/draw-copies.ts'
import { preparedRoute, route } from '../../http/route.ts'
import {
  askCopyFee,
  copyStats,
  printedCopies,
  readCopies,
  readCopyTasks,
  readOrder,
} from '../../queries/read-copies.ts'

export const calculateCopyFeeRoute = route(
  calculateCopyFee,
  async ({ params: { referenceNumber }, body: { numberOfCopies, id: copyId }, ...call }) => ({
    body: await askCopyFee({ ...call, referenceNumber, numberOfCopies, copyId }),
  }),
  { audited: false },
)

/** Row 32: the copies are not wanted any more; what was not handed out costs nothing then. */
export const cancelCopiesRoute = route(cancelCopies, async (call) => {
  const { tx, deps, session, params, ifMatch, now } = call
  const { referenceNumber, copyId } = params
  const input = { copies: { id: copyId, version: ifMatch } }
  await act({ tx, deps, by: session, event: 'cancel-copies', referenceNumber, version: undefined, input, now })
  return { body: undefined, audit: { copyId } }
})

/** Row 32: another number, place or time, until the copies are handed out; the price stays that of the day of the order. */
export const changeCopiesRoute = route(changeCopies, async (call) => {
  const { tx, deps, session, params, body: request, ifMatch, now } = call
  const { referenceNumber, copyId } = params
  const input = { numberOfCopies: request.numberOfCopies, copies: { id: copyId, version: ifMatch, request } }
  await act({ tx, deps, by: session, event: 'change-copies', referenceNumber, version: undefined, input, now })
  const { id, version, numberOfCopies, fee } = await readOrder(tx, referenceNumber, copyId)
  return { body: { id, numberOfCopies, fee }, version, audit: { copyId } }
})

/** Row 32, the officer's first half: what was drawn is confirmed by who prints it. */
export const confirmCopiesRoute = preparedRoute(
  confirmCopies,
  ({ deps, session, params, now }) => drawCopies(deps, { session, ...params, now }),
  async (call, drawnCopies) => {
    const { tx, deps, session, params, ifMatch, now } = call
    const { referenceNumber, copyId } = params
    const input = { copies: { id: copyId, version: ifMatch }, drawnCopies }
    await act({ tx, deps, by: session, event: 'confirm-copies', referenceNumber, version: undefined, input, now })
    const body = await readOrder(tx, referenceNumber, copyId)
    return { body, version: body.version, audit: { copyId } }
  },
)

export const getConfirmedCopiesRoute = route(getConfirmedCopies, async ({ params, ...call }) => ({
  body: await printedCopies({ ...call, referenceNumber: params.referenceNumber }, params.copyId),
}))

export const getCopyStatsRoute = route(getCopyStats, async ({ params: { referenceNumber }, ...call }) => ({
  body: await copyStats({ ...call, referenceNumber }),
}))

/** Row 32, the second half: the copies are handed out, once, to somebody. */
export const handOutCopiesRoute = route(handOutCopies, async (call) => {
  const { tx, deps, session, params, body, ifMatch, now } = call
  const { referenceNumber, copyId } = params
  const input = { collectedBy: body.collectedBy, copies: { id: copyId, version: ifMatch } }
  await act({ tx, deps, by: session, event: 'hand-out-copies', referenceNumber, version: undefined, input, now })
  const order = await readOrder(tx, referenceNumber, copyId)
  return { body: order, version: order.version, audit: { copyId } }
})

export const listCaseCopiesRoute = route(listCaseCopies, async ({ params: { referenceNumber }, ...call }) => ({
  body: await readCopies({ ...call, referenceNumber }),
}))

export const listCopiesRoute = route(listCopies, async ({ params: { referenceNumber }, ...call }) => ({
  body: await readCopies({ ...call, referenceNumber }),
}))

export const listCopyTasksRoute = route(listCopyTasks, async ({ query, ...call }) => ({
  body: await readCopyTasks(call, query),
}))

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
