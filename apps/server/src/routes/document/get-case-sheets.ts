import { getCaseSheets } from '@eksport/api'
import { followCase } from '../../acts/follow-certificate.ts'
import { route } from '../../http/route.ts'

export const getCaseSheetsRoute = route(getCaseSheets, async ({ params: { referenceNumber }, ...call }) => ({
  body: await followCase({ ...call, referenceNumber }),
}))
