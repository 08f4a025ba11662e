import { type CaseJob, caseJobTexts, isCaseJob, type JobName, type JobProblem } from '@eksport/domain'
import { and, asc, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { applications } from '../schema/applications.ts'
import { isTroubled, jobs as table } from '../schema/jobs.ts'
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

/** Takes a job away that waits; whether there was one that nobody had begun. */
export async function takeBackJob(tx: Transaction, key: string): Promise<boolean> {
  const { rows } = await tx.execute<{ taken: boolean }>(sql`select eksport_take_back_job(${key}) as taken`)
  return rows[0]?.taken === true
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

/** The jobs of a name on a case, newest first, with what they were asked to do. */
export function listJobsNamed(tx: Transaction, referenceNumber: number, name: JobName): Promise<JobRow[]> {
  return tx
    .select()
    .from(table)
    .where(and(eq(table.referenceNumber, referenceNumber), eq(table.name, name)))
    .orderBy(desc(table.addedAt), desc(table.id))
}

/** [CW-10] Which of these cases have an approval that waits. */
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

/** More than anybody reads; the oldest are told. */
const maxListed = 200

/** [CW-12] The jobs of all cases that officers read of and whose last attempt failed: what is given up first, then what is tried again. */
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
