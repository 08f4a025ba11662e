import { getCancellation } from '@eksport/api'
import { route } from '../../http/route.ts'
import { getCancellation as readCancellation } from '../../queries/get-cancellation.ts'

export const getCancellationRoute = route(getCancellation, async ({ tx, params }) => ({
  body: await readCancellation(tx, params.referenceNumber),
}))
