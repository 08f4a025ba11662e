import type { Delivery } from '@eksport/domain'
import { and, desc, eq, inArray, isNull, lte, ne } from 'drizzle-orm'
import { certificateIssues, certificateDeliveries as table } from '../schema/case-records.ts'
import type { Transaction } from '../transaction.ts'

/** [CRT-14] A message of a certificate and its delivery state. */
export type DeliveryRow = typeof table.$inferSelect
type NewDelivery = typeof table.$inferInsert
type Progress = Partial<
  Pick<
    NewDelivery,
    'messageId' | 'state' | 'problem' | 'words' | 'attempts' | 'nextAttemptAt' | 'answeredAt' | 'refusedAt'
  >
>

const underWay = inArray(table.state, ['WAITING', 'ANSWER_AWAITED'])

/** Queues a message; undefined if the certificate has one with the same status already. */
export async function insertDelivery(tx: Transaction, delivery: NewDelivery): Promise<DeliveryRow | undefined> {
  const [row] = await tx.insert(table).values(delivery).onConflictDoNothing().returning()
  return row
}

export async function findDelivery(tx: Transaction, id: string): Promise<DeliveryRow | undefined> {
  const [row] = await tx.select().from(table).where(eq(table.id, id))
  return row
}

/** All messages of an application, newest first. */
export async function listDeliveries(tx: Transaction, referenceNumber: number): Promise<DeliveryRow[]> {
  return tx
    .select()
    .from(table)
    .where(eq(table.referenceNumber, referenceNumber))
    .orderBy(desc(table.createdAt))
    .prepare('deliveries')
    .execute()
}

/** The message that reports an issue as issued. */
export async function findIssuedDelivery(tx: Transaction, issueId: string): Promise<DeliveryRow | undefined> {
  const [row] = await tx
    .select()
    .from(table)
    .where(and(eq(table.issueId, issueId), eq(table.status, 'issued')))
  return row
}

/** Whether a message reports that an issue is no longer valid. */
export async function isTakenBack(tx: Transaction, issueId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.issueId, issueId), ne(table.status, 'issued')))
  return row !== undefined
}

/** Those of the applications with a valid issue that its receiver has accepted. */
export async function delivered(tx: Transaction, referenceNumbers: readonly number[]): Promise<number[]> {
  if (referenceNumbers.length === 0) return []
  const rows = await tx
    .select({ referenceNumber: table.referenceNumber })
    .from(table)
    .innerJoin(certificateIssues, eq(certificateIssues.id, table.issueId))
    .where(
      and(
        inArray(table.referenceNumber, [...referenceNumbers]),
        eq(table.status, 'issued'),
        eq(table.state, 'DELIVERED'),
        isNull(certificateIssues.retiredAt),
      ),
    )
  return rows.map(({ referenceNumber }) => referenceNumber)
}

/** Reserves a due message for one attempt, until `until`. */
export async function claimDelivery(
  tx: Transaction,
  id: string,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<DeliveryRow | undefined> {
  const due = and(eq(table.id, id), underWay, lte(table.nextAttemptAt, now))
  const [held] = await tx.select().from(table).where(due).for('update', { skipLocked: true })
  if (held === undefined) return undefined
  const attempts = held.attempts + 1
  await tx.update(table).set({ attempts, nextAttemptAt: until }).where(eq(table.id, id))
  return { ...held, attempts }
}

/** Stores the result of an attempt; false if the message was answered, stopped or sent anew meanwhile. */
export async function settleDelivery(
  tx: Transaction,
  { id, messageId }: Pick<DeliveryRow, 'id' | 'messageId'>,
  progress: Progress,
): Promise<boolean> {
  const rows = await tx
    .update(table)
    .set(progress)
    .where(and(eq(table.id, id), eq(table.messageId, messageId), underWay))
    .returning({ id: table.id })
  return rows.length > 0
}

export async function updateDelivery(tx: Transaction, id: string, progress: Progress): Promise<void> {
  await tx.update(table).set(progress).where(eq(table.id, id))
}

/** Messages that are due, including those whose sending process died. */
export async function dueDeliveries(tx: Transaction, now: Date): Promise<readonly Pick<DeliveryRow, 'id'>[]> {
  return tx
    .select({ id: table.id })
    .from(table)
    .where(and(underWay, lte(table.nextAttemptAt, now)))
}

/** A message as both sides read it. */
export function toDelivery({ problem, words, nextAttemptAt, answeredAt, ...row }: DeliveryRow): Delivery {
  const { id, status, country, state } = row
  return {
    id,
    status,
    country,
    state,
    ...(problem === null ? {} : { problem }),
    ...(words === null ? {} : { words }),
    ...(nextAttemptAt === null ? {} : { nextAttemptAt: nextAttemptAt.toISOString() }),
    ...(answeredAt === null ? {} : { answeredAt: answeredAt.toISOString() }),
  }
}
