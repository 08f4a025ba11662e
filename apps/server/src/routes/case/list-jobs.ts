import { listJobs } from '@eksport/api'
import { listCaseJobs } from '../../db/repositories/jobs.ts'
import { route } from '../../http/route.ts'
import { readOrRefuse } from '../../standing/load.ts'

export const listJobsRoute = route(listJobs, async ({ tx, params }) => {
  await readOrRefuse(tx, params.referenceNumber)
  return { body: await listCaseJobs(tx, params.referenceNumber) }
})
