import { isUnderWay, mayBeHeld, type Retirement, statusOfRetired } from '@eksport/domain'
import {
  type DeliveryRow,
  findIssuedDelivery,
  insertDelivery,
  updateDelivery,
} from '../db/repositories/certificate-deliveries.ts'
import type { CertificateIssueRow } from '../db/repositories/certificate-issues.ts'
import { addJob } from '../db/repositories/jobs.ts'
import type { Transaction } from '../db/transaction.ts'

type OnItsWay = Pick<DeliveryRow, 'id' | 'nextAttemptAt'>

/** Schedules the sending of a message, or the query for its answer, for when it is due. */
export async function scheduleDelivery(tx: Transaction, { id, nextAttemptAt }: OnItsWay): Promise<void> {
  if (nextAttemptAt === null) return
  await addJob(tx, 'deliver-certificate', { deliveryId: id }, `deliver-certificate ${id}`, nextAttemptAt)
}

interface NewMessage {
  readonly issue: Pick<CertificateIssueRow, 'id' | 'referenceNumber' | 'organisationNumber' | 'country'>
  readonly status: DeliveryRow['status']
  readonly now: Date
  /** The earliest time; undefined sends at once. */
  readonly from?: Date
}

/** [CRT-14] Queues the message of an issue to the authority of its country. Repeated calls for the same status add only one. */
export async function deliver(tx: Transaction, { issue, status, now, from = now }: NewMessage): Promise<void> {
  const { id: issueId, referenceNumber, organisationNumber, country } = issue
  const facts = { issueId, referenceNumber, organisationNumber, country, status, createdAt: now }
  const delivery = await insertDelivery(tx, { ...facts, state: 'WAITING', nextAttemptAt: from })
  if (delivery !== undefined) await scheduleDelivery(tx, delivery)
}

/** [CRT-14] Tells everyone who may hold a certificate that its issue is retired, and stops a message that was not sent yet. */
export async function recall(tx: Transaction, issue: CertificateIssueRow, as: Retirement, now: Date): Promise<void> {
  const issued = await findIssuedDelivery(tx, issue.id)
  if (issued === undefined) return
  const { id, state, attempts, nextAttemptAt } = issued
  if (state !== 'DELIVERED') await updateDelivery(tx, id, { state: 'STOPPED', problem: null, nextAttemptAt: null })
  if (!mayBeHeld(state, attempts)) return
  // An attempt under way must end before the withdrawal message is sent.
  const from = isUnderWay({ state }) && nextAttemptAt !== null && nextAttemptAt > now ? nextAttemptAt : now
  await deliver(tx, { issue, status: statusOfRetired(as), now, from })
}
