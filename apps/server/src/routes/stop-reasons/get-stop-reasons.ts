import { getStopReasons } from '@eksport/api'
import { preparedRoute } from '../../http/route.ts'
import { stopReasonsNow } from '../../queries/counted-daily.ts'

export const getStopReasonsRoute = preparedRoute(
  getStopReasons,
  ({ deps, now }) => stopReasonsNow(deps, now),
  async (_call, body) => ({ body }),
)
