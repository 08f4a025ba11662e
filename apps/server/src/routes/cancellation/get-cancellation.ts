import { getCancellation } from '@eksport/api'
import { getCancellation as readCancellation } from '../../acts/cancellation/get-cancellation.ts'
import { route } from '../../http/route.ts'

export const getCancellationRoute = route(getCancellation, async ({ tx, params }) => ({
  body: await readCancellation(tx, params.referenceNumber),
}))
