import { listFailedJobs } from '@eksport/api'
import { failedJobs } from '../../db/repositories/jobs.ts'
import { route } from '../../http/route.ts'
import { requireRight } from '../../standing/require-right.ts'

export const listFailedJobsRoute = route(listFailedJobs, async ({ tx, session }) => {
  requireRight(session, 'try-again')
  return { body: await failedJobs(tx) }
})
