import type { HistoryEntry } from '@eksport/domain'
import type { ApplicationDocument } from '../db/application-document.ts'
import type { ReferenceData } from '../db/reference-data/read-reference-data.ts'
import { insertMessage } from '../db/repositories/messages.ts'
import { insertSnapshot, latestSnapshot } from '../db/repositories/snapshots.ts'
import type { Transaction } from '../db/transaction.ts'
import { answersGiven } from '../drafting/answers.ts'
import { asSent } from '../drafting/as-sent.ts'
import { feesFor } from '../drafting/fees.ts'
import { assessedOf } from '../standing/assessed.ts'
import { contentHash } from '../standing/content.ts'
import { type AfterHandler, type EffectCommand, type InsideHandler, onDocument, type Progress } from './effect.ts'
import { storeAnswer } from './store-answer.ts'

/** [CRT-04] Reduces the application to the answers that its form asks for on this day. */
export const fixAnswers = onDocument(async ({ deps, now }, document) => ({
  ...asSent(deps.referenceData, document),
  submittedDateTime: document.submittedDateTime ?? now.toISOString(),
}))

type Fees = NonNullable<ApplicationDocument['fees']>
type FeeChange = NonNullable<HistoryEntry['feeChange']>
export const totalOf = (fees: Fees) => fees.reduce((sum, { amount }) => sum + amount, 0)

/** [FEE-01] Changes a locked fee, and records the reason in the history. */
export function changedFee(progress: Progress, reason: FeeChange['reason'], after: Fees): Progress {
  const { document, facts } = progress
  if (document.fees === undefined) return progress
  const feeChange: FeeChange = { reason, from: totalOf(document.fees), to: totalOf(after) }
  return { ...progress, document: { ...document, fees: after }, facts: { ...facts, feeChange } }
}

/**
 * [FEE-01] [decisions.md 5.2] The fee is locked with the first submission. Later submissions keep it, whatever the
 * price list and time, unless the exporter's changes lead to another fee.
 */
export async function feesToLock(
  { tx, referenceData }: { readonly tx: Transaction; readonly referenceData: ReferenceData },
  document: ApplicationDocument,
  judged: Parameters<typeof feesFor>[2],
): Promise<{ readonly fees: Fees; readonly isCorrected: boolean }> {
  const feesOf = (sent: ApplicationDocument) => feesFor(referenceData, sent, judged)
  const fees = feesOf(document)
  const before = isAnswer(document) ? await assessedOf(tx, document) : undefined
  if (document.fees === undefined || before === undefined) return { fees, isCorrected: false }
  const isCorrected = totalOf(feesOf(before)) !== totalOf(fees)
  return { fees: isCorrected ? fees : document.fees, isCorrected }
}

export const fixFee: InsideHandler = async ({ tx, deps, now, context: { validation } }, progress) => {
  const { document } = progress
  // The table requires a validation result before anything is sent.
  const judged = { now, needsManualProcessing: validation?.needsManualProcessing === true }
  const { fees, isCorrected } = await feesToLock({ tx, referenceData: deps.referenceData }, document, judged)
  return isCorrected ? changedFee(progress, 'CORRECTED', fees) : { ...progress, document: { ...document, fees } }
}

const createdBy = ({ stored, now }: EffectCommand) => ({
  referenceNumber: stored.document.referenceNumber,
  organisationNumber: stored.organisationNumber,
  createdAt: now,
})

/** Stores the submission as a snapshot, with the status and version that the event leads to. */
const keepAs = (kind: 'SUBMITTED' | 'PICKUP_MOVED') =>
  onDocument(async (command, document) => {
    const { tx, to } = command
    if (to === 'deleted') throw new TypeError('What is sent is not deleted')
    const version = document.version + 1
    const sent = { ...document, applicationStatus: to, version }
    await insertSnapshot(tx, {
      ...createdBy(command),
      kind,
      version,
      document: sent,
      sha256: contentHash(sent),
    })
    return document
  })

export const keepSnapshot = keepAs('SUBMITTED')

/** [EXP-11] [ACT-08] Changes in an answer are compared with the submission including its moved pickup. */
export const keepMovedPickup = keepAs('PICKUP_MOVED')

/** Row 10: a later submission answers the question before it. */
export const isAnswer = ({ revision }: ApplicationDocument) => revision > 1

/** Stores what the exporter wrote when sending: answers to questions, and a comment. */
export const submissionComment = onDocument(async (command, document) => {
  const { tx, person, input } = command
  const answers = isAnswer(document) ? answersGiven(document, input) : []
  for (const answer of answers) await storeAnswer(command, answer)
  const { message = '', answers: named = [] } = input
  const isAnswerItself = answers.length > named.length
  if (message === '' || isAnswerItself) return document
  if (isAnswer(document)) await storeAnswer(command, { message })
  else {
    const sender = { senderRole: 'INNSENDER', senderName: person.name } as const
    await insertMessage(tx, {
      ...createdBy(command),
      ...sender,
      messageType: 'APPLICATION_SUBMISSION_COMMENT',
      message,
    })
  }
  return document
})

/** The receipt shows the snapshot, even if the application changes meanwhile. */
export const receipt: AfterHandler = async ({ tx, stored }) => {
  const sent = await latestSnapshot(tx, stored.document.referenceNumber, 'SUBMITTED')
  if (sent === undefined) throw new TypeError('What was sent has no snapshot')
  return {
    task: 'render-receipt',
    key: `receipt-${sent.id}`,
    payload: { snapshotId: sent.id, referenceNumber: sent.referenceNumber },
  }
}
