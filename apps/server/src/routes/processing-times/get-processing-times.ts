import { getProcessingTimes } from '@eksport/api'
import { preparedRoute } from '../../http/route.ts'
import { processingTimesNow } from '../../queries/processing-times.ts'

export const getProcessingTimesRoute = preparedRoute(
  getProcessingTimes,
  ({ deps, now }) => processingTimesNow(deps, now),
  async (_call, body) => ({ body }),
)
