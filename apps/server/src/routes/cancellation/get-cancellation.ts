import { getCancellation } from '@eksport/api'
import { route } from '../../http/route.ts'
import { getCancellation as readCancellation } from '../../use-cases/cancellation/get-cancellation.ts'

export const getCancellationRoute = route(getCancellation, async ({ tx, params }) => ({
  body: await readCancellation(tx, params.referenceNumber),
}))
