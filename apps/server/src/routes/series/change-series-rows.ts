import { changeSeriesRows } from '@eksport/api'
import { changeRows } from '../../acts/series/change-rows.ts'
import { route } from '../../http/route.ts'

export const changeSeriesRowsRoute = route(
  changeSeriesRows,
  async ({ tx, deps, session, params: { referenceNumber: origin }, body: { rows }, now }) => ({
    body: await changeRows({ tx, deps, session, origin, rows, now }),
    audit: { rows: rows.map(({ referenceNumber }) => referenceNumber) },
  }),
)
