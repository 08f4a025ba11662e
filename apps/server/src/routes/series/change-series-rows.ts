import { changeSeriesRows } from '@eksport/api'
import { changeRows } from '../../acts/series/change-rows.ts'
import { route } from '../../http/route.ts'
import { readRows } from '../../queries/get-series.ts'

export const changeSeriesRowsRoute = route(
  changeSeriesRows,
  async ({ tx, deps, session, params: { referenceNumber: origin }, body: { rows }, now }) => {
    const { unchanged } = await changeRows({ tx, deps, session, origin, rows, now })
    const only = rows.map(({ referenceNumber }) => referenceNumber)
    return {
      // [REG-01] The registers are asked about what is stored by then, in no transaction.
      body: async () => ({ unchanged, rows: await readRows({ deps, session, origin, only }, now) }),
      audit: { rows: only },
    }
  },
)
