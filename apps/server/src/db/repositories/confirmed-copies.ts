import type { CopyOrder, CopyRequest } from '@eksport/domain'
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { confirmedCopies } from '../schema/confirmed-copies.ts'
import type { Transaction } from '../transaction.ts'

export type CopyRow = typeof confirmedCopies.$inferSelect

/** What was asked for, as its columns hold it. */
const columnsOf = ({ numberOfCopies, collectionLocation, collectionDate, collectionTime }: CopyRequest) => ({
  numberOfCopies,
  office: collectionLocation,
  collectionDate,
  collectionTime,
})

interface NewOrder extends CopyRequest {
  readonly id: string
  readonly referenceNumber: number
  readonly organisationNumber: string
  readonly fee: number
  readonly orderedAt: Date
}

export async function insertCopyOrder(tx: Transaction, order: NewOrder): Promise<void> {
  const { id, referenceNumber, organisationNumber, fee, orderedAt } = order
  await tx
    .insert(confirmedCopies)
    .values({ id, referenceNumber, organisationNumber, fee, orderedAt, ...columnsOf(order) })
}

/** Writes what became of an order. */
export async function updateCopyOrder(
  tx: Transaction,
  id: string,
  change: Partial<
    Omit<CopyRow, 'id' | 'referenceNumber' | 'organisationNumber' | 'orderedAt' | keyof ReturnType<typeof columnsOf>>
  > & { readonly request?: CopyRequest },
): Promise<void> {
  const { request, ...columns } = change
  await tx
    .update(confirmedCopies)
    .set({ ...columns, ...(request && columnsOf(request)) })
    .where(eq(confirmedCopies.id, id))
}

const standing = (referenceNumber: number) =>
  and(eq(confirmedCopies.referenceNumber, referenceNumber), isNull(confirmedCopies.cancelledAt))

/** The orders of an application that stand, oldest first. */
export async function listCopyOrders(tx: Transaction, referenceNumber: number): Promise<CopyRow[]> {
  return tx
    .select()
    .from(confirmedCopies)
    .where(standing(referenceNumber))
    .orderBy(asc(confirmedCopies.orderedAt), asc(confirmedCopies.id))
}

export async function findCopyOrder(
  tx: Transaction,
  referenceNumber: number,
  id: string,
): Promise<CopyRow | undefined> {
  const [row] = await tx
    .select()
    .from(confirmedCopies)
    .where(and(standing(referenceNumber), eq(confirmedCopies.id, id)))
  return row
}

/** How many copies of an application were ordered, and how many of them handed out. */
export async function countCopies(tx: Transaction, referenceNumber: number) {
  const total = (only?: ReturnType<typeof isNotNull>) =>
    sql<number>`coalesce(sum(${confirmedCopies.numberOfCopies}) ${only ? sql`filter (where ${only})` : sql``}, 0)`.mapWith(
      Number,
    )
  const [row] = await tx
    .select({ totalOrdered: total(), totalPrinted: total(isNotNull(confirmedCopies.handedOutAt)) })
    .from(confirmedCopies)
    .where(standing(referenceNumber))
  return { totalOrdered: row?.totalOrdered ?? 0, totalPrinted: row?.totalPrinted ?? 0 }
}

const stateOf = ({ printedAt, handedOutAt }: CopyRow): CopyOrder['state'] => {
  if (handedOutAt !== null) return 'HANDED_OUT'
  return printedAt === null ? 'ORDERED' : 'PRINTED'
}

/** An order as officers read it. */
export function toCopyOrder(row: CopyRow): CopyOrder {
  const { printedAt, printedName, handedOutAt, handedOutName, collectedBy } = row
  return {
    id: row.id,
    numberOfCopies: row.numberOfCopies,
    collectionLocation: row.office,
    collectionDate: row.collectionDate,
    collectionTime: row.collectionTime,
    state: stateOf(row),
    fee: row.fee,
    orderedTime: row.orderedAt.toISOString(),
    ...(printedAt && { printedTime: printedAt.toISOString() }),
    ...(printedName !== null && { printedBy: printedName }),
    ...(handedOutAt && { handedOutTime: handedOutAt.toISOString() }),
    ...(handedOutName !== null && { handedOutBy: handedOutName }),
    ...(collectedBy !== null && { collectedBy }),
  }
}
