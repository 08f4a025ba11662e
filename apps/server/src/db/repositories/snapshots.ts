import { and, desc, eq } from 'drizzle-orm'
import { snapshots } from '../schema/applications.ts'
import type { Transaction } from '../transaction.ts'

export type Snapshot = typeof snapshots.$inferSelect
export type NewSnapshot = typeof snapshots.$inferInsert

export async function insertSnapshot(tx: Transaction, snapshot: NewSnapshot): Promise<string> {
  const [row] = await tx.insert(snapshots).values(snapshot).returning({ id: snapshots.id })
  if (row === undefined) throw new Error('An insert answered no row')
  return row.id
}

export async function latestSnapshot(
  tx: Transaction,
  referenceNumber: number,
  kind: Snapshot['kind'],
): Promise<Snapshot | undefined> {
  const [row] = await tx
    .select()
    .from(snapshots)
    .where(and(eq(snapshots.referenceNumber, referenceNumber), eq(snapshots.kind, kind)))
    .orderBy(desc(snapshots.createdAt))
    .limit(1)
  return row
}

/** The two last times the application was sent, the last one first. */
export async function latestSubmissions(tx: Transaction, referenceNumber: number): Promise<Snapshot[]> {
  return tx
    .select()
    .from(snapshots)
    .where(and(eq(snapshots.referenceNumber, referenceNumber), eq(snapshots.kind, 'SUBMITTED')))
    .orderBy(desc(snapshots.createdAt))
    .limit(2)
}
