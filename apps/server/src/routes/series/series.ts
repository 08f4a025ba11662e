import {
  addSeriesRows,
  changeSeriesRows,
  getSeries,
  getSeriesReceipts,
  sendSeriesRows,
  stopSeriesRows,
} from '@eksport/api'
import { addRows } from '../../acts/series/add-rows.ts'
import { changeRows } from '../../acts/series/change-rows.ts'
import { orderRows } from '../../acts/series/order-sending.ts'
import { stopRows } from '../../acts/series/stop-sending.ts'
import { preparedRoute, route } from '../../http/route.ts'
import { askAboutRows, readRows, getSeries as readSeries } from '../../queries/get-series.ts'
import { getSeriesReceipts as readReceipts } from '../../queries/get-series-receipts.ts'

export const getSeriesRoute = preparedRoute(
  getSeries,
  ({ deps, session, params: { referenceNumber: origin } }) => askAboutRows({ deps, session, origin }),
  async ({ tx, deps, params: { referenceNumber: origin }, now }, asked) => ({
    body: await readSeries({ tx, referenceData: deps.referenceData, origin, asked, now }),
  }),
)

export const getSeriesReceiptsRoute = route(
  getSeriesReceipts,
  async ({ tx, deps, session, params: { referenceNumber }, now }) => ({
    body: await readReceipts({ tx, deps, session, referenceNumber, now }),
  }),
)

export const addSeriesRowsRoute = route(
  addSeriesRows,
  async ({ tx, deps: { referenceData }, session, params: { referenceNumber: origin }, body: { rows }, now }) => {
    const body = await addRows({ tx, referenceData, session, origin, rows, now })
    return { body, audit: { rows: body.added } }
  },
)

export const changeSeriesRowsRoute = route(
  changeSeriesRows,
  async ({ tx, deps, session, params: { referenceNumber: origin }, body: { rows }, now }) => {
    const { unchanged } = await changeRows({ tx, deps, session, origin, rows, now })
    const only = rows.map(({ referenceNumber }) => referenceNumber)
    return {
      // [REG-01] Asks the registers about what is stored, after the transaction.
      body: async () => ({ unchanged, rows: await readRows({ deps, session, origin, only }, now) }),
      audit: { rows: only },
    }
  },
)

export const sendSeriesRowsRoute = route(
  sendSeriesRows,
  async ({ tx, session, params: { referenceNumber: origin }, body: { rows }, now }) => {
    const body = await orderRows({ tx, session, origin, rows, now })
    return { body, audit: { rows: body.ordered } }
  },
)

export const stopSeriesRowsRoute = route(stopSeriesRows, async ({ tx, params: { referenceNumber: origin }, now }) => {
  const body = await stopRows({ tx, origin, now })
  return { body, audit: { rows: body.stopped } }
})
