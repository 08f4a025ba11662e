import { type CopyOrder, type CopyRequest, copyOrderStatuses, type OpenCopyState } from '@eksport/domain'
import { and, asc, count, eq, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { applications } from '../schema/applications.ts'
import { confirmedCopies } from '../schema/confirmed-copies.ts'
import type { Transaction } from '../transaction.ts'

export type CopyRow = typeof confirmedCopies.$inferSelect

/** The columns of what was ordered. */
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

type Change = Partial<Omit<CopyRow, 'id' | 'referenceNumber' | 'organisationNumber' | 'version' | 'orderedAt'>>

/** [SEC-04] Changes orders and raises their version. */
async function changeOrders(tx: Transaction, which: SQL | undefined, change: Change): Promise<void> {
  await tx
    .update(confirmedCopies)
    .set({ ...change, version: sql`${confirmedCopies.version} + 1` })
    .where(which)
}

/** Changes an order. */
export async function updateCopyOrder(
  tx: Transaction,
  id: string,
  change: Omit<Change, keyof ReturnType<typeof columnsOf>> & { readonly request?: CopyRequest },
): Promise<void> {
  const { request, ...columns } = change
  await changeOrders(tx, eq(confirmedCopies.id, id), { ...columns, ...(request && columnsOf(request)) })
}

const standing = (referenceNumber: number) =>
  and(eq(confirmedCopies.referenceNumber, referenceNumber), isNull(confirmedCopies.cancelledAt))

/** Cancels the orders of an application that are not cancelled yet. */
export async function cancelCopyOrders(tx: Transaction, referenceNumber: number, cancelledAt: Date): Promise<void> {
  await changeOrders(tx, standing(referenceNumber), { cancelledAt, toPrintSince: null })
}

/** The orders of an application that are not cancelled, oldest first. */
export async function listCopyOrders(tx: Transaction, referenceNumber: number): Promise<CopyRow[]> {
  return tx
    .select()
    .from(confirmedCopies)
    .where(standing(referenceNumber))
    .orderBy(asc(confirmedCopies.orderedAt), asc(confirmedCopies.id))
    .prepare('copy orders')
    .execute()
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

/** Which open orders to list. */
export interface OpenCopies {
  readonly office?: string | undefined
  readonly state?: OpenCopyState | undefined
  readonly until?: string | undefined
}

/** Orders that are neither handed out nor cancelled, of certificates that may still be copied, with their total. */
export async function listOpenCopies(tx: Transaction, { office, state, until }: OpenCopies, limit: number) {
  const asked = and(
    isNull(confirmedCopies.handedOutAt),
    isNull(confirmedCopies.cancelledAt),
    inArray(applications.status, [...copyOrderStatuses]),
    isNull(applications.deletedAt),
    office === undefined ? undefined : eq(confirmedCopies.office, office),
    until === undefined ? undefined : lte(confirmedCopies.collectionDate, until),
    state && (state === 'PRINTED' ? isNotNull(confirmedCopies.printedAt) : isNull(confirmedCopies.printedAt)),
  )
  const sameCase = eq(applications.referenceNumber, confirmedCopies.referenceNumber)
  const { country, consignorName } = applications
  const rows = await tx
    .select({ order: confirmedCopies, country, consignorName })
    .from(confirmedCopies)
    .innerJoin(applications, sameCase)
    .where(asked)
    .orderBy(asc(confirmedCopies.collectionDate), asc(confirmedCopies.collectionTime), asc(confirmedCopies.id))
    .limit(limit)
  const [counted] = await tx
    .select({ total: count() })
    .from(confirmedCopies)
    .innerJoin(applications, sameCase)
    .where(asked)
  return { rows, total: counted?.total ?? rows.length }
}

/** How many copies of an application were ordered, and how many were handed out. */
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
    version: row.version,
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
