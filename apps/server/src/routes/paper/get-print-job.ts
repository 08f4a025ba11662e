import { getPrintJob } from '@eksport/api'
import { route } from '../../http/route.ts'
import { readPrintJob } from '../../queries/get-print-job.ts'

export const getPrintJobRoute = route(getPrintJob, async ({ tx, query, now }) => ({
  body: await readPrintJob(tx, query.cases, now),
  audit: { cases: query.cases.join() },
}))
