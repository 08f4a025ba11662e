import { isUnderWay, secondsToNextAttempt } from '@eksport/domain'
import { electronicStatusCodes } from '@eksport/domain/documents'
import { z } from 'zod'
import { actIfAllowed } from '../acts/act.ts'
import { scheduleDelivery } from '../certificate/delivery.ts'
import {
  claimDelivery,
  type DeliveryRow,
  dueDeliveries,
  findDelivery,
  settleDelivery,
} from '../db/repositories/certificate-deliveries.ts'
import { findMessageOf } from '../db/repositories/files.ts'
import type { Transaction } from '../db/transaction.ts'
import { withStatus } from '../integrations/electronic-certificates/index.ts'
import type { ReceiverAnswer } from '../integrations/receiving-authorities/receiving-authorities.ts'
import { tellFailed } from '../notices/tell-handlers.ts'
import { holdPair } from '../standing/load.ts'
import { createAttempts } from './attempts.ts'
import { defineJob, type WorkerDeps } from './job.ts'

/** Longer than an attempt with both of its requests can take: a message reserved for longer belongs to a dead process. */
const heldFor = 60_000

interface Taken {
  readonly delivery: DeliveryRow
  readonly message: string
}

async function take(tx: Transaction, id: string, now: Date): Promise<Taken | undefined> {
  const delivery = await claimDelivery(tx, id, { now, until: new Date(now.getTime() + heldFor) })
  if (delivery === undefined) return undefined
  const kept = await findMessageOf(tx, delivery.issueId)
  if (kept === undefined) throw new Error('An issue that is delivered has no message')
  return {
    delivery,
    message: delivery.status === 'issued' ? kept : withStatus(kept, electronicStatusCodes[delivery.status]),
  }
}

/** The state of a message after an answer, and when it is due next. */
function progressOf({ attempts, refusedAt }: DeliveryRow, answer: ReceiverAnswer, now: Date) {
  const after = (state: 'WAITING' | 'ANSWER_AWAITED') =>
    new Date(now.getTime() + secondsToNextAttempt(attempts, state) * 1000)
  const closed = { problem: null, nextAttemptAt: null, answeredAt: now }
  switch (answer.kind) {
    case 'accepted':
      return { ...closed, state: 'DELIVERED', words: null } as const
    case 'refused':
      return { ...closed, state: 'REFUSED', words: answer.words, refusedAt: refusedAt.concat(now) } as const
    case 'pending':
      return { state: 'ANSWER_AWAITED', problem: null, nextAttemptAt: after('ANSWER_AWAITED') } as const
    case 'failed':
      return { problem: answer.problem, nextAttemptAt: after('WAITING') }
  }
}

/** Records an answer. Locks the application first, as every act does, then the message, unless it has changed meanwhile. */
async function record(tx: Transaction, deps: WorkerDeps, delivery: DeliveryRow, answer: ReceiverAnswer): Promise<void> {
  const now = deps.now()
  await holdPair(tx, delivery.referenceNumber)
  const progress = progressOf(delivery, answer, now)
  if (!(await settleDelivery(tx, delivery, progress))) return
  await scheduleDelivery(tx, { id: delivery.id, nextAttemptAt: progress.nextAttemptAt })
  if (answer.kind === 'refused')
    await tellFailed(tx, delivery.referenceNumber, { now, occasion: `${delivery.id} ${delivery.messageId}` })
  if (answer.kind !== 'accepted' || delivery.status !== 'issued') return
  // Row 22: a delivered certificate is issued automatically.
  await actIfAllowed({ tx, deps, event: 'issue', referenceNumber: delivery.referenceNumber, now })
}

/**
 * [CRT-14] One attempt: reserves the message, sends it outside any transaction under a stable id, and records the
 * answer. If it is interrupted, the message is sent again, and the receiver accepts it once.
 */
async function attempt(deps: WorkerDeps, id: string): Promise<'made' | 'not due'> {
  const taken = await deps.transactions.run({ audience: 'system' }, (tx) => take(tx, id, deps.now()))
  if (taken === undefined) return 'not due'
  const { delivery, message } = taken
  const { country, messageId, state } = delivery
  const answer = await deps.receivers.send({ country, messageId, message, isPending: state === 'ANSWER_AWAITED' })
  await deps.transactions.run({ audience: 'system' }, (tx) => record(tx, deps, delivery, answer))
  return 'made'
}

/** A message reserved by a dead or running attempt is tried again when the reservation ends. */
async function askAgain(tx: Transaction, id: string): Promise<void> {
  const delivery = await findDelivery(tx, id)
  if (delivery !== undefined && isUnderWay(delivery)) await scheduleDelivery(tx, delivery)
}

/** Sends the message of a certificate, or asks for its answer, if that is due. */
export const deliverCertificate = defineJob(z.object({ deliveryId: z.uuid() }), async (deps, { deliveryId: id }) => {
  if ((await attempt(deps, id)) === 'made') return
  await deps.transactions.run({ audience: 'system' }, (tx) => askAgain(tx, id))
})

/** Queues due messages that have no job. */
export const deliverDue = defineJob(z.unknown(), async (deps) => {
  const due = await deps.transactions.run({ audience: 'system' }, (tx) => dueDeliveries(tx, deps.now()))
  const attempts = createAttempts(deps.report)
  for (const { id } of due) await attempts.each(`deliver-due ${id}`, () => attempt(deps, id))
  attempts.end()
})
