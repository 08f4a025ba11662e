import { getSeries } from '@eksport/api'
import { preparedRoute } from '../../http/route.ts'
import { askAboutRows, getSeries as read } from '../../queries/get-series.ts'

export const getSeriesRoute = preparedRoute(
  getSeries,
  ({ deps, session, params: { referenceNumber: origin } }) => askAboutRows({ deps, session, origin }),
  async ({ tx, deps, params: { referenceNumber: origin }, now }, asked) => ({
    body: await read({ tx, referenceData: deps.referenceData, origin, asked, now }),
  }),
)
