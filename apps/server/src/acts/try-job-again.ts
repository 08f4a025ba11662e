import type { CaseJob } from '@eksport/domain'
import { findJob, listCaseJobs, runJobNow } from '../db/repositories/jobs.ts'
import type { Transaction } from '../db/transaction.ts'
import { Refusal } from '../refusals/refusal.ts'
import type { ActiveSession } from '../session/active-session.ts'
import { readOrRefuse } from '../standing/load.ts'
import { requireRight } from '../standing/require-right.ts'

interface TryJobAgain {
  readonly tx: Transaction
  readonly session: ActiveSession
  readonly referenceNumber: number
  readonly jobId: string
}

/** [ACT-03] Has a job of a case tried at once; returns the jobs of the case after that. */
export async function tryJobAgain({ tx, session, referenceNumber, jobId }: TryJobAgain): Promise<CaseJob[]> {
  requireRight(session, 'try-again')
  await readOrRefuse(tx, referenceNumber)
  const job = await findJob(tx, jobId)
  if (job === undefined || job.referenceNumber !== referenceNumber) throw new Refusal('NOT_FOUND')
  await runJobNow(tx, jobId)
  return listCaseJobs(tx, referenceNumber)
}
