import { type CustomerAnswer, customerAnswerSchema } from '@eksport/api'
import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { customerLinks as table } from '../schema/customer-links.ts'
import type { Transaction } from '../transaction.ts'

type Row = typeof table.$inferSelect

/** A link with its last answer. */
export interface CustomerLinkRow extends Omit<Row, 'answer'> {
  readonly answer: CustomerAnswer | undefined
}

const fromRow = (row: Row): CustomerLinkRow => ({
  ...row,
  answer: row.answer === null ? undefined : customerAnswerSchema.parse(row.answer),
})

const isOpen = (now: Date) => and(isNull(table.endedAt), gt(table.endsAt, now))

type NewLink = Omit<typeof table.$inferInsert, 'endedAt' | 'views' | 'lastViewedAt' | 'answer'>

export async function insertCustomerLink(tx: Transaction, link: NewLink): Promise<void> {
  await tx.insert(table).values(link)
}

/** Newest first. */
export async function listCustomerLinks(tx: Transaction, referenceNumber: number): Promise<CustomerLinkRow[]> {
  const rows = await tx
    .select()
    .from(table)
    .where(eq(table.referenceNumber, referenceNumber))
    .orderBy(desc(table.createdAt), desc(table.id))
  return rows.map(fromRow)
}

export async function countOpenLinks(tx: Transaction, referenceNumber: number, now: Date): Promise<number> {
  const [row] = await tx
    .select({ links: count() })
    .from(table)
    .where(and(eq(table.referenceNumber, referenceNumber), isOpen(now)))
  return row?.links ?? 0
}

/** One statement for every token: an expired, ended or unknown one gives the same result. */
export async function findOpenLink(
  tx: Transaction,
  tokenHash: string,
  now: Date,
): Promise<CustomerLinkRow | undefined> {
  const [row] = await tx
    .select()
    .from(table)
    .where(and(eq(table.tokenHash, tokenHash), isOpen(now)))
  return row && fromRow(row)
}

/** Ends a link of an application; returns whether it was open. */
export async function endCustomerLink(
  tx: Transaction,
  { referenceNumber, id, now }: { readonly referenceNumber: number; readonly id: string; readonly now: Date },
): Promise<boolean> {
  const ended = await tx
    .update(table)
    .set({ endedAt: now })
    .where(and(eq(table.id, id), eq(table.referenceNumber, referenceNumber), isOpen(now)))
    .returning({ id: table.id })
  return ended.length > 0
}

export async function countView(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx
    .update(table)
    .set({ views: sql`${table.views} + 1`, lastViewedAt: now })
    .where(eq(table.id, id))
}

/** Stores an answer to a link that is still open; returns whether it was. */
export async function keepAnswer(tx: Transaction, id: string, answer: CustomerAnswer, now: Date): Promise<boolean> {
  const kept = await tx
    .update(table)
    .set({ answer })
    .where(and(eq(table.id, id), isOpen(now)))
    .returning({ id: table.id })
  return kept.length > 0
}
