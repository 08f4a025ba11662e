import { stopSeriesRows } from '@eksport/api'
import { stopRows } from '../../acts/series/stop-sending.ts'
import { route } from '../../http/route.ts'

export const stopSeriesRowsRoute = route(stopSeriesRows, async ({ tx, params: { referenceNumber: origin }, now }) => {
  const body = await stopRows({ tx, origin, now })
  return { body, audit: { rows: body.stopped } }
})
