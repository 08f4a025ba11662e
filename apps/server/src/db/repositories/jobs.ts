import { type CaseJob, caseJobTexts, isCaseJob, type JobName, type JobProblem } from '@eksport/domain'
import { and, asc, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { applications } from '../schema/applications.ts'
import { isTroubled, jobs as table } from '../schema/jobs.ts'
import type { Transaction } from '../transaction.ts'

export type JobRow = typeof table.$inferSelect

/**
 * Adds a job that runs only if the transaction commits: at once, or at `at`. It replaces a waiting job with the same
 * key. A `referenceNumber` in the payload assigns it to that case.
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

/** Has a job of a case tried at once, even if it was given up. Does nothing if it is done or running. */
export async function runJobNow(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`select eksport_try_job_again(${id}::uuid)`)
}

/** Removes a waiting job; returns whether there was one that had not started. */
export async function takeBackJob(tx: Transaction, key: string): Promise<boolean> {
  const { rows } = await tx.execute<{ taken: boolean }>(sql`select eksport_take_back_job(${key}) as taken`)
  return rows[0]?.taken === true
}

export async function findJob(tx: Transaction, id: string): Promise<JobRow | undefined> {
  const [row] = await tx.select().from(table).where(eq(table.id, id))
  return row
}

/** The jobs of a case that officers can see, newest first. */
export async function listCaseJobs(tx: Transaction, referenceNumber: number): Promise<CaseJob[]> {
  const rows = await tx
    .select()
    .from(table)
    .where(eq(table.referenceNumber, referenceNumber))
    .orderBy(desc(table.addedAt), desc(table.id))
  return rows.filter(({ name }) => isCaseJob(name)).map(toCaseJob)
}

/** The jobs of one name on a case, newest first, with their payloads. */
export function listJobsNamed(tx: Transaction, referenceNumber: number, name: JobName): Promise<JobRow[]> {
  return tx
    .select()
    .from(table)
    .where(and(eq(table.referenceNumber, referenceNumber), eq(table.name, name)))
    .orderBy(desc(table.addedAt), desc(table.id))
}

/** [CW-10] Those of the cases that have a waiting approval. */
export async function waitingApprovalsOf(tx: Transaction, numbers: readonly number[]): Promise<ReadonlySet<number>> {
  if (numbers.length === 0) return new Set()
  const rows = await tx
    .select({ referenceNumber: table.referenceNumber })
    .from(table)
    .where(
      and(inArray(table.referenceNumber, [...numbers]), eq(table.name, 'approve-case'), eq(table.state, 'WAITING')),
    )
  return new Set(rows.flatMap(({ referenceNumber }) => referenceNumber ?? []))
}

/** The limit of the list; the oldest jobs are listed. */
const maxListed = 200

/**
 * [CW-12] The jobs of all cases that officers can see and whose last attempt failed: first those given up, then those
 * to be tried again.
 */
export async function failedJobs(tx: Transaction) {
  const names = Object.keys(caseJobTexts)
  const rows = await tx
    .select({
      job: table,
      referenceNumber: applications.referenceNumber,
      exporterName: sql<string>`coalesce(${applications.consignorName}, ${applications.organisationName})`,
      countryOfDestination: applications.country,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(table)
    .innerJoin(applications, eq(applications.referenceNumber, table.referenceNumber))
    .where(and(isTroubled, inArray(table.name, names)))
    .orderBy(asc(table.state), asc(table.addedAt), asc(table.id))
    .limit(maxListed)
  return {
    jobs: rows.map(({ job, total: _, ...whose }) => ({ ...toCaseJob(job), ...whose })),
    total: rows[0]?.total ?? 0,
  }
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

/** The job that an attempt belongs to: its revision, case, and the request that asked for it. */
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

/** Stores the result of an attempt, unless the job was asked for again meanwhile. */
export async function settleJob(tx: Transaction, key: string, revision: number, outcome: JobOutcome): Promise<void> {
  await tx
    .update(table)
    .set(outcome)
    .where(and(eq(table.key, key), eq(table.revision, revision)))
}

/** Deletes finished jobs without a case; jobs of a case stay with it. */
export async function forgetJobsBefore(tx: Transaction, moment: Date): Promise<void> {
  await tx.delete(table).where(and(isNull(table.referenceNumber), eq(table.state, 'DONE'), lt(table.changedAt, moment)))
}
