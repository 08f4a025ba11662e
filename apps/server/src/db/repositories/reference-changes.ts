import { type ChangedThing, changedThingSchema } from '@eksport/domain'
import { and, asc, desc, eq, isNull, lte, sql } from 'drizzle-orm'
import { referenceChanges } from '../schema/reference-changes.ts'
import type { Transaction } from '../transaction.ts'

type Row = typeof referenceChanges.$inferSelect

/** A proposed change with its outcome. */
export type StoredChange = Omit<Row, 'change'> & { readonly change: ChangedThing }

const fromRow = ({ change, ...row }: Row): StoredChange => ({ ...row, change: changedThingSchema.parse(change) })

/** Every change, the latest proposal first. */
export async function listChanges(tx: Transaction): Promise<StoredChange[]> {
  return (await tx.select().from(referenceChanges).orderBy(desc(referenceChanges.proposedAt))).map(fromRow)
}

/** What an approved change sets, and from which day. */
export type ApprovedChange = Pick<StoredChange, 'change' | 'validFrom'>

/**
 * [ADM-01] [ADM-02] All approved changes in the order in which they take effect; with `revision`, those known at that
 * revision.
 */
export async function approvedChanges(tx: Transaction, revision?: number): Promise<ApprovedChange[]> {
  const { outcome, validFrom, decidedAt, sinceRevision } = referenceChanges
  const rows = await tx
    .select()
    .from(referenceChanges)
    .where(and(eq(outcome, 'APPROVED'), revision === undefined ? undefined : lte(sinceRevision, revision)))
    .orderBy(asc(validFrom), asc(decidedAt))
  return rows.map(fromRow)
}

export async function insertChange(
  tx: Transaction,
  { change, ...row }: Omit<typeof referenceChanges.$inferInsert, 'change'> & { readonly change: ChangedThing },
): Promise<StoredChange> {
  const [added] = await tx
    .insert(referenceChanges)
    .values({ ...row, change })
    .returning()
  if (added === undefined) throw new Error('PostgreSQL returned no change')
  return fromRow(added)
}

/** Locks a change, so that two officers cannot decide on it at once. */
export async function holdChange(tx: Transaction, id: string): Promise<StoredChange | undefined> {
  // A decided row cannot be locked: no policy allows its update.
  await tx.execute(sql`select 1 from ${referenceChanges} where ${referenceChanges.id} = ${id} for update`)
  const [row] = await tx.select().from(referenceChanges).where(eq(referenceChanges.id, id))
  return row && fromRow(row)
}

interface DecisionOnChange {
  readonly outcome: 'APPROVED' | 'RETURNED'
  readonly decidedBy: string
  readonly decidedName: string
  readonly decidedAt: Date
  readonly answer: string | null
}

export async function decideChange(tx: Transaction, id: string, decision: DecisionOnChange): Promise<void> {
  await tx
    .update(referenceChanges)
    .set(decision)
    .where(and(eq(referenceChanges.id, id), isNull(referenceChanges.outcome)))
}
