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
import { drawCopies } from '../../certificate/draw-copies.ts'
import type { Transaction } from '../../db/transaction.ts'
import { preparedRoute, route } from '../../http/route.ts'
import {
  askCopyFee,
  copyStats,
  printedCopies,
  readCopies,
  readCopyTasks,
  readOrder,
} from '../../queries/read-copies.ts'
import { actFor } from '../act-for.ts'

/** `If-Match` is the version of the order; the application's version does not matter. */
const onOrder = <Call extends object>(call: Call) => ({ ...call, ifMatch: undefined })

interface OrderCall {
  readonly tx: Transaction
  readonly params: { readonly referenceNumber: number }
}

/** What an exporter is told of the order after an act. */
async function ordered({ tx, params }: OrderCall, copyId: string) {
  const { id, version, numberOfCopies, fee } = await readOrder(tx, params.referenceNumber, copyId)
  return { body: { id, numberOfCopies, fee }, version, audit: { copyId } }
}

export const calculateCopyFeeRoute = route(
  calculateCopyFee,
  async ({ params: { referenceNumber }, body: { numberOfCopies, id: copyId }, ...call }) => ({
    body: await askCopyFee({ ...call, referenceNumber, numberOfCopies, copyId }),
  }),
  { audited: false },
)

/** Row 32: cancels an order. What was not handed out then costs nothing. */
export const cancelCopiesRoute = route(cancelCopies, async (call) => {
  const { copyId } = call.params
  await actFor(onOrder(call), 'cancel-copies', { copies: { id: copyId, version: call.ifMatch } })
  return { body: undefined, audit: { copyId } }
})

/** Row 32: changes number, place or time until the copies are handed out, at the prices of the day of the order. */
export const changeCopiesRoute = route(changeCopies, async (call) => {
  const { params, body: request, ifMatch } = call
  const copies = { id: params.copyId, version: ifMatch, request }
  await actFor(onOrder(call), 'change-copies', { numberOfCopies: request.numberOfCopies, copies })
  return ordered(call, params.copyId)
})

/** Row 32, printing: the officer who prints confirms the drawn copies. */
export const confirmCopiesRoute = preparedRoute(
  confirmCopies,
  ({ deps, session, params, now }) => drawCopies(deps, { session, ...params, now }),
  async (call, drawnCopies) => {
    const { referenceNumber, copyId } = call.params
    await actFor(onOrder(call), 'confirm-copies', { copies: { id: copyId, version: call.ifMatch }, drawnCopies })
    const body = await readOrder(call.tx, referenceNumber, copyId)
    return { body, version: body.version, audit: { copyId } }
  },
)

export const getConfirmedCopiesRoute = route(getConfirmedCopies, async ({ params, ...call }) => ({
  body: await printedCopies({ ...call, referenceNumber: params.referenceNumber }, params.copyId),
}))

export const getCopyStatsRoute = route(getCopyStats, async ({ params: { referenceNumber }, ...call }) => ({
  body: await copyStats({ ...call, referenceNumber }),
}))

/** Row 32, handing out: once, with the recipient's name. */
export const handOutCopiesRoute = route(handOutCopies, async (call) => {
  const { params, body, ifMatch } = call
  const { referenceNumber, copyId } = params
  const copies = { id: copyId, version: ifMatch }
  await actFor(onOrder(call), 'hand-out-copies', { collectedBy: body.collectedBy, copies })
  const order = await readOrder(call.tx, referenceNumber, copyId)
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

/** Row 32: orders copies at the price of the day. */
export const orderCopiesRoute = route(orderCopies, async (call) => {
  const { body: request } = call
  const copies = { id: randomUUID(), request }
  await actFor(call, 'order-copies', { numberOfCopies: request.numberOfCopies, copies })
  return ordered(call, copies.id)
})
