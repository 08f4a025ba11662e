import { type CaseJob, isCaseJob, type JobName, type JobProblem } from '@eksport/domain'
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import { jobs as table } from '../schema/jobs.ts'
import type { Transaction } from '../transaction.ts'

export type JobRow = typeof table.$inferSelect

/**
 * Adds a job that runs if, and only if, the transaction is committed: at once, or at `at`. The same key replaces a job that waits.
 * A payload with a `referenceNumber` puts it on that case.
 */
export async function addJob(
  tx: Transaction,
  name: JobName,
  payload: Readonly<Record<string, unknown>>,
  key: string,
  at?: Date,
) {
  const when = at?.toISOString() ?? null
  await tx.execute(sql`select eksport_add_job(${name}, ${JSON.stringify(payload)}::json, ${key}, ${when}::timestamptz)`)
}

/** Has a job of a case tried at once, also one that was given up; nothing happens to one that is done or under way. */
export async function runJobNow(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`select eksport_try_job_again(${id}::uuid)`)
}

export async function findJob(tx: Transaction, id: string): Promise<JobRow | undefined> {
  const [row] = await tx.select().from(table).where(eq(table.id, id))
  return row
}

/** The jobs of a case that officers read of, newest first. */
export async function listCaseJobs(tx: Transaction, referenceNumber: number): Promise<CaseJob[]> {
  const rows = await tx
    .select()
    .from(table)
    .where(eq(table.referenceNumber, referenceNumber))
    .orderBy(desc(table.addedAt), desc(table.id))
  return rows.filter(({ name }) => isCaseJob(name)).map(toCaseJob)
}

function toCaseJob({ id, name, state, problem, attempts, dueAt, addedAt, changedAt }: JobRow): CaseJob {
  return {
    id,
    name,
    state,
    ...(problem === null ? {} : { problem }),
    attempts,
    ...(dueAt === null ? {} : { dueAt: dueAt.toISOString() }),
    addedAt: addedAt.toISOString(),
    ...(changedAt === null ? {} : { changedAt: changedAt.toISOString() }),
  }
}

/** What an attempt is an attempt of: how often the job has been asked for and by which request, and the case that it is for. */
export type AskedJob = Pick<JobRow, 'revision' | 'referenceNumber' | 'requestId'>

export async function findAskedJob(tx: Transaction, key: string): Promise<AskedJob | undefined> {
  const { revision, referenceNumber, requestId } = table
  const [row] = await tx.select({ revision, referenceNumber, requestId }).from(table).where(eq(table.key, key))
  return row
}

export interface JobOutcome {
  readonly state: JobRow['state']
  readonly problem: JobProblem | null
  readonly dueAt: Date | null
  readonly attempts: number
  readonly changedAt: Date
}

/** Writes what came of an attempt, unless the job was asked for anew meanwhile. */
export async function settleJob(tx: Transaction, key: string, revision: number, outcome: JobOutcome): Promise<void> {
  await tx
    .update(table)
    .set(outcome)
    .where(and(eq(table.key, key), eq(table.revision, revision)))
}

/** Housekeeping leaves no trace for ever; what was done for a case stays with it. */
export async function forgetJobsBefore(tx: Transaction, moment: Date): Promise<void> {
  await tx.delete(table).where(and(isNull(table.referenceNumber), eq(table.state, 'DONE'), lt(table.changedAt, moment)))
}
