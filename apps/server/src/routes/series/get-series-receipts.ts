import { getSeriesReceipts } from '@eksport/api'
import { route } from '../../http/route.ts'
import { getSeriesReceipts as read } from '../../queries/get-series-receipts.ts'

export const getSeriesReceiptsRoute = route(
  getSeriesReceipts,
  async ({ tx, deps, session, params: { referenceNumber }, now }) => ({
    body: await read({ tx, deps, session, referenceNumber, now }),
  }),
)
