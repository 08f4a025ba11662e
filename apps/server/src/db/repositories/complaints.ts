import { type ComplaintState, type DecidedComplaint, decidedComplaintSchema } from '@eksport/domain'
import { and, eq, inArray } from 'drizzle-orm'
import { complaints as table } from '../schema/complaints.ts'
import type { Transaction } from '../transaction.ts'

/** The complaint about the refusal of an application; undefined if there is none. */
export async function findComplaint(tx: Transaction, referenceNumber: number) {
  const [row] = await tx.select().from(table).where(eq(table.referenceNumber, referenceNumber))
  return row && { ...row, decisions: decidedComplaintSchema.array().parse(row.decisions) }
}

export type ComplaintRow = NonNullable<Awaited<ReturnType<typeof findComplaint>>>

type NewComplaint = Omit<typeof table.$inferInsert, 'state' | 'decisions'>

export async function insertComplaint(tx: Transaction, complaint: NewComplaint): Promise<void> {
  await tx.insert(table).values({ ...complaint, state: 'RECEIVED' })
}

/** Adds a decision to those before it. The caller holds the application. */
export async function keepDecision(
  tx: Transaction,
  { referenceNumber, decisions }: ComplaintRow,
  state: ComplaintState,
  decided: DecidedComplaint,
): Promise<void> {
  await tx
    .update(table)
    .set({ state, decisions: [...decisions, decided] })
    .where(eq(table.referenceNumber, referenceNumber))
}

/** Those of the applications with an undecided complaint. */
export async function withComplaint(tx: Transaction, numbers: readonly number[]): Promise<readonly number[]> {
  const rows = await tx
    .select({ referenceNumber: table.referenceNumber })
    .from(table)
    .where(and(inArray(table.referenceNumber, [...numbers]), eq(table.state, 'RECEIVED')))
  return rows.map(({ referenceNumber }) => referenceNumber)
}
