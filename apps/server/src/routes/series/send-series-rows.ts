import { sendSeriesRows } from '@eksport/api'
import { orderRows } from '../../acts/series/order-sending.ts'
import { route } from '../../http/route.ts'

export const sendSeriesRowsRoute = route(
  sendSeriesRows,
  async ({ tx, session, params: { referenceNumber: origin }, body: { rows }, now }) => {
    const body = await orderRows({ tx, session, origin, rows, now })
    return { body, audit: { rows: body.ordered } }
  },
)
