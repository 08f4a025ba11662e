import { getCaseSheets } from '@eksport/api'
import { route } from '../../http/route.ts'
import { followCase } from '../../queries/follow-certificate.ts'

export const getCaseSheetsRoute = route(getCaseSheets, async ({ params: { referenceNumber }, ...call }) => ({
  body: await followCase({ ...call, referenceNumber }),
}))
