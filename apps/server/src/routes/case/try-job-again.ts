import { tryJobAgain } from '@eksport/api'
import { tryJobAgain as tryAgain } from '../../acts/try-job-again.ts'
import { route } from '../../http/route.ts'

export const tryJobAgainRoute = route(tryJobAgain, async ({ tx, session, params }) => ({
  body: await tryAgain({ tx, session, referenceNumber: params.referenceNumber, jobId: params.jobId }),
}))
