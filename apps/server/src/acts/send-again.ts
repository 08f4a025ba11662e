import { randomUUID } from 'node:crypto'
import type { Delivery } from '@eksport/domain'
import { scheduleDelivery } from '../certificate/delivery.ts'
import { findDelivery, listDeliveries, toDelivery, updateDelivery } from '../db/repositories/certificate-deliveries.ts'
import type { Transaction } from '../db/transaction.ts'
import { Refusal } from '../refusals/refusal.ts'
import type { ActiveSession } from '../session/active-session.ts'
import { hold } from '../standing/load.ts'
import { requireRight } from '../standing/require-right.ts'

interface SendAgain {
  readonly tx: Transaction
  readonly session: ActiveSession
  readonly referenceNumber: number
  readonly deliveryId: string
  readonly now: Date
}

/**
 * [CRT-14] Sends a refused message again under a new id, because the receiver would repeat its answer for the old one.
 * A message that waits for its next attempt is tried at once. Returns the application's messages after that.
 */
export async function sendAgain({ tx, session, referenceNumber, deliveryId, now }: SendAgain): Promise<Delivery[]> {
  requireRight(session, 'try-again')
  await hold(tx, referenceNumber)
  const delivery = await findDelivery(tx, deliveryId)
  if (delivery === undefined || delivery.referenceNumber !== referenceNumber) throw new Refusal('NOT_FOUND')
  if (delivery.state !== 'DELIVERED' && delivery.state !== 'STOPPED') {
    const anew = { messageId: randomUUID(), state: 'WAITING', attempts: 0, words: null, answeredAt: null } as const
    const progress = { ...(delivery.state === 'REFUSED' ? anew : {}), problem: null, nextAttemptAt: now }
    await updateDelivery(tx, deliveryId, progress)
    await scheduleDelivery(tx, { id: deliveryId, nextAttemptAt: now })
  }
  return (await listDeliveries(tx, referenceNumber)).map(toDelivery)
}
