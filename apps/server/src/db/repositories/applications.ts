import { unissuedStatuses } from '@eksport/domain'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { applications } from '../schema/applications.ts'
import { fromRow, type StoredApplication, toRow } from '../stored-application.ts'
import type { Transaction } from '../transaction.ts'
import { noteWritten } from './written-rows.ts'

type Row = typeof applications.$inferSelect

/** [OPS-06] Writes a change of a row, and what the row was before and is now. */
async function change(tx: Transaction, referenceNumber: number, values: Partial<Row>): Promise<void> {
  const which = eq(applications.referenceNumber, referenceNumber)
  const { held } = tx.unit
  const before = held.get(referenceNumber) ?? (await tx.select().from(applications).where(which).for('update'))[0]
  const [after] = await tx.update(applications).set(values).where(which).returning()
  if (before === undefined || after === undefined) return
  held.set(referenceNumber, after)
  noteWritten(tx, { table: 'applications', id: referenceNumber, before, after })
}

const living = (referenceNumber: number) =>
  and(eq(applications.referenceNumber, referenceNumber), isNull(applications.deletedAt))

export async function nextReferenceNumber(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<{ number: string }>(sql`select nextval('application_reference_number') as number`)
  return Number(rows[0]?.number)
}

export async function findApplication(
  tx: Transaction,
  referenceNumber: number,
): Promise<StoredApplication | undefined> {
  const [row] = await tx.select().from(applications).where(living(referenceNumber))
  return row && fromRow(row)
}

/** Which of these are not issued. */
export async function unissuedOf(tx: Transaction, references: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await tx
    .select({ referenceNumber: applications.referenceNumber })
    .from(applications)
    .where(
      and(inArray(applications.referenceNumber, [...references]), inArray(applications.status, [...unissuedStatuses])),
    )
  return new Set(rows.map(({ referenceNumber }) => referenceNumber))
}

/** The application, held until the transaction ends: nobody else changes it meanwhile. */
export async function lockApplication(
  tx: Transaction,
  referenceNumber: number,
): Promise<StoredApplication | undefined> {
  const [row] = await tx.select().from(applications).where(living(referenceNumber)).for('update')
  if (row === undefined) return undefined
  tx.unit.held.set(referenceNumber, row)
  return fromRow(row)
}

export async function insertApplication(tx: Transaction, stored: StoredApplication, now: Date): Promise<void> {
  const [after] = await tx.insert(applications).values(toRow(stored, now)).returning()
  if (after !== undefined) noteWritten(tx, { table: 'applications', id: after.referenceNumber, after })
}

export async function updateApplication(tx: Transaction, stored: StoredApplication, now: Date): Promise<void> {
  await change(tx, stored.document.referenceNumber, toRow(stored, now))
}

/** Out of every list at once; the row stays until the end of its 30 days. */
export async function markDeleted(tx: Transaction, referenceNumber: number, now: Date): Promise<void> {
  await change(tx, referenceNumber, { deletedAt: now })
}
