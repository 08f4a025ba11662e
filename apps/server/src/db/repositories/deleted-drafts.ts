import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { applications } from '../schema/applications.ts'
import type { Transaction } from '../transaction.ts'
import { appendHistory, readLinks, remainsDigest } from './history.ts'

const erasable = and(isNull(applications.submittedAt), isNull(applications.erasedAt))

/** Drafts that were deleted before a moment, never sent, and not yet erased. */
export async function draftsDeletedBefore(tx: Transaction, moment: Date): Promise<number[]> {
  const { referenceNumber, deletedAt } = applications
  const rows = await tx
    .select({ referenceNumber })
    .from(applications)
    .where(and(erasable, lte(deletedAt, moment)))
    .orderBy(asc(referenceNumber))
  return rows.map((row) => row.referenceNumber)
}

/**
 * [ACT-14] Erases what a deleted draft held: answers, files, messages, notices, jobs, and in its history who acted and
 * what they said. The number, the events with their times, and every hash of the history stay; a last link records the
 * erasure.
 */
export async function eraseDraft(tx: Transaction, referenceNumber: number, now: Date): Promise<void> {
  const which = eq(applications.referenceNumber, referenceNumber)
  const [held] = await tx.select().from(applications).where(and(erasable, which)).for('update')
  // Another worker has erased it already.
  if (held === undefined) return
  await appendHistory(tx, {
    referenceNumber,
    organisationNumber: held.organisationNumber,
    version: held.version,
    event: 'erase',
    fromStatus: null,
    toStatus: 'deleted',
    actorRole: 'SYSTEM',
    actorId: 'system',
    actorName: null,
    reason: null,
    time: now,
    facts: { remains: remainsDigest(await readLinks(tx, referenceNumber)) },
  })
  await tx.execute(sql`select eksport_erase_draft(${referenceNumber}, ${now.toISOString()}::timestamptz)`)
}
