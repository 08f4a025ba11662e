import type { CaseTick } from '@eksport/domain'
import { and, asc, eq, inArray, lte, max, type SQL } from 'drizzle-orm'
import { history } from '../schema/case-records.ts'
import { caseTicks } from '../schema/case-ticks.ts'
import type { Transaction } from '../transaction.ts'

/** What is assessed: one submission of an application. */
export interface Assessed {
  readonly referenceNumber: number
  readonly revision: number
}

const of = ({ referenceNumber, revision }: Assessed) =>
  and(eq(caseTicks.referenceNumber, referenceNumber), eq(caseTicks.revision, revision))

/** When a signer last sent the case back. */
async function lastSentBack(tx: Transaction, { referenceNumber }: Assessed): Promise<Date | undefined> {
  const ofCase = eq(history.referenceNumber, referenceNumber)
  const [row] = await tx
    .select({ time: max(history.time) })
    .from(history)
    .where(and(ofCase, eq(history.event, 'reject-signing')))
  return row?.time ?? undefined
}

/** Oldest first. */
export async function listCaseTicks(tx: Transaction, assessed: Assessed): Promise<CaseTick[]> {
  const rows = await tx
    .select()
    .from(caseTicks)
    .where(of(assessed))
    .orderBy(asc(caseTicks.tickedAt), asc(caseTicks.tick))
  const sentBack = rows.length === 0 ? undefined : await lastSentBack(tx, assessed)
  return rows.map(({ tick, personId, personName, tickedAt, note }) => ({
    tick,
    person: { id: personId, name: personName },
    time: tickedAt.toISOString(),
    ...(note !== null && { note }),
    ...(sentBack !== undefined && tickedAt <= sentBack && { outdated: true }),
  }))
}

interface NewTicks {
  readonly ticks: readonly string[]
  readonly person: CaseTick['person']
  readonly note?: string | undefined
  readonly now: Date
}

/**
 * Ticks points. A ticked point keeps the officer who ticked it first, unless there is a note or the case was sent back
 * since: then the tick becomes the new officer's.
 */
export async function insertCaseTicks(
  tx: Transaction,
  { referenceNumber, revision }: Assessed,
  { ticks, person, note, now }: NewTicks,
): Promise<void> {
  const by = { personId: person.id, personName: person.name, tickedAt: now, note: note ?? null }
  const rows = [...new Set(ticks)].map((tick) => ({ referenceNumber, revision, tick, ...by }))
  if (rows.length === 0) return
  const assessed = { referenceNumber, revision }
  const sentBack = await lastSentBack(tx, assessed)
  const isReplaced = note === undefined ? sentBack && lte(caseTicks.tickedAt, sentBack) : undefined
  if (note !== undefined || isReplaced !== undefined) await deleteCaseTicks(tx, assessed, ticks, isReplaced)
  await tx.insert(caseTicks).values(rows).onConflictDoNothing()
}

export async function deleteCaseTicks(
  tx: Transaction,
  assessed: Assessed,
  ticks: readonly string[],
  which?: SQL,
): Promise<void> {
  await tx.delete(caseTicks).where(and(of(assessed), inArray(caseTicks.tick, [...ticks]), which))
}
