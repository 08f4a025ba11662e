import type { CopyStats, CopyTasks } from '@eksport/api'
import { type CopyFee, type CopyOrder, copyFee, hasRight } from '@eksport/domain'
import {
  countCopies,
  findCopyOrder,
  listCopyOrders,
  listOpenCopies,
  type OpenCopies,
  toCopyOrder,
} from '../db/repositories/confirmed-copies.ts'
import { findCopiesFile } from '../db/repositories/files.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../refusals/refusal.ts'
import type { ActiveSession } from '../session/active-session.ts'
import { readOrRefuse } from '../standing/load.ts'
import type { DocumentFile } from './get-document.ts'

interface Read {
  readonly tx: Transaction
  readonly session: ActiveSession
  readonly referenceNumber: number
}

/** The orders of an application for its reader; exporters do not see officers' names. */
export async function readCopies({ tx, session, referenceNumber }: Read): Promise<CopyOrder[]> {
  await readOrRefuse(tx, referenceNumber)
  const orders = (await listCopyOrders(tx, referenceNumber)).map(toCopyOrder)
  if (session.audience === 'caseworker') return orders
  return orders.map(({ printedBy: _, handedOutBy: __, ...order }) => order)
}

/** More than an office can have in a day. */
const maxTasks = 200

/** [CPY-01] The copies that offices still have to print or hand out, earliest pickup first. */
export async function readCopyTasks(
  { tx, session }: Pick<Read, 'tx' | 'session'>,
  asked: OpenCopies,
): Promise<CopyTasks> {
  const { rows, total } = await listOpenCopies(tx, asked, maxTasks)
  const tasks = rows.map(({ order, country, consignorName }) => ({
    referenceNumber: order.referenceNumber,
    countryOfDestination: country,
    ...(consignorName !== null && { consignorName }),
    order: toCopyOrder(order),
  }))
  return { tasks, total, mayAct: hasRight(session.person.roles, 'handle-copies') }
}

/** [DET-12] The number of copies, and the case they are archived under. */
export async function copyStats({ tx, referenceNumber }: Read): Promise<CopyStats> {
  const { archiveCaseInfo } = (await readOrRefuse(tx, referenceNumber)).document
  const counted = await countCopies(tx, referenceNumber)
  const archiveCases = archiveCaseInfo === undefined || counted.totalOrdered === 0 ? [] : [archiveCaseInfo.caseNumber]
  return { ...counted, archiveCases }
}

interface AskedFee extends Read {
  readonly deps: Pick<Deps, 'referenceData'>
  readonly numberOfCopies: number
  /** The order to be changed; undefined for a new one. */
  readonly copyId: string | undefined
  readonly now: Date
}

/** [FEE-01] [CPY-01] The price of an order; a changed one keeps the prices of the day it was made. */
export async function askCopyFee(asked: AskedFee): Promise<CopyFee> {
  const { tx, deps, referenceNumber, numberOfCopies, copyId, now } = asked
  await readOrRefuse(tx, referenceNumber)
  const before = copyId === undefined ? undefined : await findCopyOrder(tx, referenceNumber, copyId)
  if (copyId !== undefined && before === undefined) throw new Refusal('NOT_FOUND')
  return copyFee(numberOfCopies, (before?.orderedAt ?? now).toISOString(), deps.referenceData.fees)
}

/** An order after an event. */
export async function readOrder(tx: Transaction, referenceNumber: number, copyId: string): Promise<CopyOrder> {
  const order = await findCopyOrder(tx, referenceNumber, copyId)
  if (order === undefined) throw new Refusal('NOT_FOUND')
  return toCopyOrder(order)
}

/** The stored file for the printer. */
export async function printedCopies({ tx, referenceNumber }: Read, copyId: string): Promise<DocumentFile> {
  const order = await findCopyOrder(tx, referenceNumber, copyId)
  const file = order?.printedAt && (await findCopiesFile(tx, referenceNumber, copyId))
  if (!file) throw new Refusal('NOT_FOUND')
  return file
}
