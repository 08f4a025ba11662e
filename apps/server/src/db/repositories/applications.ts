import { unissuedStatuses } from '@eksport/domain'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { applications } from '../schema/applications.ts'
import { fromRow, type StoredApplication, storedColumns, toRow } from '../stored-application.ts'
import type { Transaction } from '../transaction.ts'

type Row = typeof applications.$inferSelect

async function change(tx: Transaction, referenceNumber: number, values: Partial<Row>): Promise<void> {
  await tx.update(applications).set(values).where(eq(applications.referenceNumber, referenceNumber))
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
  const [row] = await tx
    .select(storedColumns)
    .from(applications)
    .where(living(referenceNumber))
    .prepare('application')
    .execute()
  return row && fromRow(row)
}

/** Those of the applications that are not issued. */
export async function unissuedOf(tx: Transaction, references: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await tx
    .select({ referenceNumber: applications.referenceNumber })
    .from(applications)
    .where(
      and(inArray(applications.referenceNumber, [...references]), inArray(applications.status, [...unissuedStatuses])),
    )
  return new Set(rows.map(({ referenceNumber }) => referenceNumber))
}

/** The application, locked until the end of the transaction. */
export async function lockApplication(
  tx: Transaction,
  referenceNumber: number,
): Promise<StoredApplication | undefined> {
  const [row] = await tx.select(storedColumns).from(applications).where(living(referenceNumber)).for('update')
  return row && fromRow(row)
}

export async function insertApplication(tx: Transaction, stored: StoredApplication, now: Date): Promise<void> {
  await tx.insert(applications).values(toRow(stored, now))
}

export async function updateApplication(tx: Transaction, stored: StoredApplication, now: Date): Promise<void> {
  await change(tx, stored.document.referenceNumber, toRow(stored, now))
}

/** Marks a draft as deleted, which removes it from all lists. The row stays for 30 days. */
export async function markDeleted(tx: Transaction, referenceNumber: number, now: Date): Promise<void> {
  await change(tx, referenceNumber, { deletedAt: now })
}
