import { addSeriesRows } from '@eksport/api'
import { addRows } from '../../acts/series/add-rows.ts'
import { route } from '../../http/route.ts'

export const addSeriesRowsRoute = route(
  addSeriesRows,
  async ({ tx, deps: { referenceData }, session, params: { referenceNumber: origin }, body: { rows }, now }) => {
    const body = await addRows({ tx, referenceData, session, origin, rows, now })
    return { body, audit: { rows: body.added } }
  },
)
