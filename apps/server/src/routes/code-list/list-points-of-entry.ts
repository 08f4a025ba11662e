import { listPointsOfEntry } from '@eksport/api'
import { cachedRoute } from '../../http/cached-route.ts'

export const listPointsOfEntryRoute = cachedRoute(listPointsOfEntry, ({ data, query }) =>
  data['points-of-entry'].filter(({ country }) => query.country_code === undefined || country === query.country_code),
)
