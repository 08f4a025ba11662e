import { getCopyStats } from '@eksport/api'
import { copyStats } from '../../acts/copies/read-copies.ts'
import { route } from '../../http/route.ts'

export const getCopyStatsRoute = route(getCopyStats, async ({ params: { referenceNumber }, ...call }) => ({
  body: await copyStats({ ...call, referenceNumber }),
}))
