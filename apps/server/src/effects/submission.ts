import { answersGiven } from '../application/answers-given.ts'
import { asSent } from '../application/as-sent.ts'
import { contentHash } from '../application/content.ts'
import { feesFor } from '../application/fees.ts'
import type { ApplicationDocument } from '../db/application-document.ts'
import { insertMessage } from '../db/repositories/messages.ts'
import { insertSnapshot, latestSnapshot } from '../db/repositories/snapshots.ts'
import { type AfterHandler, type EffectCommand, onDocument } from './effect.ts'
import { storeAnswer } from './store-answer.ts'

/** [CRT-04] From now on the application is what its form asked on this day. */
export const fixAnswers = onDocument(async ({ deps, now }, document) => ({
  ...asSent(deps.referenceData, document),
  submittedDateTime: document.submittedDateTime ?? now.toISOString(),
}))

/** [FEE-01] */
export const fixFee = onDocument(async ({ deps, now, context: { validation } }, document) => ({
  ...document,
  // Nothing is sent unchecked: the table asks for a result.
  fees: feesFor(deps.referenceData, document, {
    now,
    needsManualProcessing: validation?.needsManualProcessing === true,
  }),
}))

const createdBy = ({ stored, now }: EffectCommand) => ({
  referenceNumber: stored.document.referenceNumber,
  organisationNumber: stored.organisationNumber,
  createdAt: now,
})

/** What was sent is fixed, with the status and the version that sending leads to. */
export const keepSnapshot = onDocument(async (command, document) => {
  const { tx, to } = command
  if (to === 'deleted') throw new TypeError('What is sent is not deleted')
  const version = document.version + 1
  const sent = { ...document, applicationStatus: to, version }
  await insertSnapshot(tx, {
    ...createdBy(command),
    kind: 'SUBMITTED',
    version,
    document: sent,
    sha256: contentHash(sent),
  })
  return document
})

/** Row 10: what is sent again after a question is the answer to it. */
export const isAnswer = ({ revision }: ApplicationDocument) => revision > 1

/** What the exporter wrote when sending: answers to the questions of a reopened draft, and what belongs to none. */
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

/** The receipt shows what the snapshot says, whatever becomes of the application meanwhile. */
export const receipt: AfterHandler = async ({ tx, stored }) => {
  const sent = await latestSnapshot(tx, stored.document.referenceNumber, 'SUBMITTED')
  if (sent === undefined) throw new TypeError('What was sent has no snapshot')
  return {
    task: 'render-receipt',
    key: `receipt-${sent.id}`,
    payload: { snapshotId: sent.id, referenceNumber: sent.referenceNumber },
  }
}
