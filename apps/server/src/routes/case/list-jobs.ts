import { listJobs } from '@eksport/api'
import { readOrRefuse } from '../../application/load.ts'
import { listCaseJobs } from '../../db/repositories/jobs.ts'
import { route } from '../../http/route.ts'

export const listJobsRoute = route(listJobs, async ({ tx, params }) => {
  await readOrRefuse(tx, params.referenceNumber)
  return { body: await listCaseJobs(tx, params.referenceNumber) }
})
