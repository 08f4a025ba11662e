import { relevantDocument } from '@eksport/domain/templates'
import { and, asc, desc, eq, inArray, lte } from 'drizzle-orm'
import { z } from 'zod'
import { type ApplicationDocument, applicationDocumentSchema } from '../application-document.ts'
import { snapshots } from '../schema/applications.ts'
import type { Transaction } from '../transaction.ts'

type Row = typeof snapshots.$inferSelect
type NewSnapshot = typeof snapshots.$inferInsert

/** An application as it was stored at a step. */
export interface Snapshot {
  readonly id: string
  readonly referenceNumber: number
  readonly organisationNumber: string
  /** In the current shape, without answers that were not asked for: earlier versions of the portal stored more. */
  readonly document: ApplicationDocument
  /** As it was written, in whatever shape; the hash is of this. */
  readonly stored: Readonly<Record<string, unknown>>
  readonly sha256: string
  readonly createdAt: Date
}

const storedSchema = z.record(z.string(), z.unknown())

const fromRow = ({ id, referenceNumber, organisationNumber, document, sha256, createdAt }: Row): Snapshot => ({
  id,
  referenceNumber,
  organisationNumber,
  document: relevantDocument(applicationDocumentSchema.parse(document)),
  stored: storedSchema.parse(document),
  sha256,
  createdAt,
})

export async function insertSnapshot(tx: Transaction, snapshot: NewSnapshot): Promise<void> {
  await tx.insert(snapshots).values(snapshot)
}

export async function findSnapshot(tx: Transaction, id: string): Promise<Snapshot | undefined> {
  const [row] = await tx.select().from(snapshots).where(eq(snapshots.id, id))
  return row && fromRow(row)
}

/** The newest snapshots of a kind, newest first. */
async function latest(tx: Transaction, referenceNumber: number, kind: Row['kind'], count: number): Promise<Snapshot[]> {
  const rows = await tx
    .select()
    .from(snapshots)
    .where(and(eq(snapshots.referenceNumber, referenceNumber), eq(snapshots.kind, kind)))
    .orderBy(desc(snapshots.createdAt))
    .limit(count)
    .prepare('snapshots')
    .execute()
  return rows.map(fromRow)
}

export async function latestSnapshot(
  tx: Transaction,
  referenceNumber: number,
  kind: Row['kind'],
): Promise<Snapshot | undefined> {
  const [snapshot] = await latest(tx, referenceNumber, kind, 1)
  return snapshot
}

/** The last submission at a moment, with the pickup as it was then. */
export async function submissionAt(tx: Transaction, referenceNumber: number, at: Date): Promise<Snapshot | undefined> {
  const [row] = await tx
    .select()
    .from(snapshots)
    .where(
      and(
        eq(snapshots.referenceNumber, referenceNumber),
        inArray(snapshots.kind, ['SUBMITTED', 'PICKUP_MOVED']),
        lte(snapshots.createdAt, at),
      ),
    )
    .orderBy(desc(snapshots.createdAt))
    .limit(1)
  return row && fromRow(row)
}

/** Every submission of an application, oldest first. */
export async function listSubmissions(tx: Transaction, referenceNumber: number): Promise<Snapshot[]> {
  const rows = await tx
    .select()
    .from(snapshots)
    .where(and(eq(snapshots.referenceNumber, referenceNumber), eq(snapshots.kind, 'SUBMITTED')))
    .orderBy(asc(snapshots.createdAt))
  return rows.map(fromRow)
}

/** The last two submissions of an application, newest first. */
export function latestSubmissions(tx: Transaction, referenceNumber: number): Promise<Snapshot[]> {
  return latest(tx, referenceNumber, 'SUBMITTED', 2)
}
