import type { CaseTick } from '@eksport/domain'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { caseTicks } from '../schema/case-ticks.ts'
import type { Transaction } from '../transaction.ts'

/** What is assessed: an application as it was sent for so-manieth time. */
export interface Assessed {
  readonly referenceNumber: number
  readonly revision: number
}

const of = ({ referenceNumber, revision }: Assessed) =>
  and(eq(caseTicks.referenceNumber, referenceNumber), eq(caseTicks.revision, revision))

/** Oldest first. */
export async function listCaseTicks(tx: Transaction, assessed: Assessed): Promise<CaseTick[]> {
  const rows = await tx
    .select()
    .from(caseTicks)
    .where(of(assessed))
    .orderBy(asc(caseTicks.tickedAt), asc(caseTicks.tick))
  return rows.map(({ tick, personId, personName, tickedAt }) => ({
    tick,
    person: { id: personId, name: personName },
    time: tickedAt.toISOString(),
  }))
}

interface NewTicks {
  readonly ticks: readonly string[]
  readonly person: CaseTick['person']
  readonly now: Date
}

/** A point that is ticked already keeps who ticked it first. */
export async function insertCaseTicks(
  tx: Transaction,
  { referenceNumber, revision }: Assessed,
  { ticks, person, now }: NewTicks,
): Promise<void> {
  const by = { personId: person.id, personName: person.name, tickedAt: now }
  const rows = [...new Set(ticks)].map((tick) => ({ referenceNumber, revision, tick, ...by }))
  if (rows.length > 0) await tx.insert(caseTicks).values(rows).onConflictDoNothing()
}

export async function deleteCaseTicks(tx: Transaction, assessed: Assessed, ticks: readonly string[]): Promise<void> {
  await tx.delete(caseTicks).where(and(of(assessed), inArray(caseTicks.tick, [...ticks])))
}
