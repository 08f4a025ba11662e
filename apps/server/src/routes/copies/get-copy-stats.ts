import { getCopyStats } from '@eksport/api'
import { route } from '../../http/route.ts'
import { copyStats } from '../../queries/read-copies.ts'

export const getCopyStatsRoute = route(getCopyStats, async ({ params: { referenceNumber }, ...call }) => ({
  body: await copyStats({ ...call, referenceNumber }),
}))
