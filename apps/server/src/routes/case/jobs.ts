import { listFailedJobs, listJobs, sendAgain, tryJobAgain } from '@eksport/api'
import { sendAgain as send } from '../../acts/send-again.ts'
import { tryJobAgain as tryAgain } from '../../acts/try-job-again.ts'
import { failedJobs, listCaseJobs } from '../../db/repositories/jobs.ts'
import { route } from '../../http/route.ts'
import { readOrRefuse } from '../../standing/load.ts'
import { requireRight } from '../../standing/require-right.ts'

export const listJobsRoute = route(listJobs, async ({ tx, params }) => {
  await readOrRefuse(tx, params.referenceNumber)
  return { body: await listCaseJobs(tx, params.referenceNumber) }
})

export const listFailedJobsRoute = route(listFailedJobs, async ({ tx, session }) => {
  requireRight(session, 'try-again')
  return { body: await failedJobs(tx) }
})

export const tryJobAgainRoute = route(tryJobAgain, async ({ tx, session, params }) => ({
  body: await tryAgain({ tx, session, ...params }),
}))

export const sendAgainRoute = route(sendAgain, async ({ tx, session, params, now }) => ({
  body: await send({ tx, session, ...params, now }),
}))
