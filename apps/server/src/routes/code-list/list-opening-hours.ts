import { listOpeningHours } from '@eksport/api'
import { cachedRoute } from '../../http/cached-route.ts'
import { officeTimes } from '../../reference-data/offices.ts'

export const listOpeningHoursRoute = cachedRoute(listOpeningHours, ({ data }) => officeTimes(data))
