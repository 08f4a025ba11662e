import { getStatistics } from '@eksport/api'
import { route } from '../../http/route.ts'
import { statisticsNow } from '../../queries/statistics.ts'

export const getStatisticsRoute = route(getStatistics, async (call) => ({ body: await statisticsNow(call) }))
