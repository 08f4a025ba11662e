import { moveAnswerFiles } from '../db/repositories/files.ts'
import { insertMessage } from '../db/repositories/messages.ts'
import type { EffectCommand, GivenAnswer } from './effect.ts'
import { keepFiles } from './keep-files.ts'

/** The exporter's text after a clarification; without `question` if it was not stated which one it answers. */
type Answer = Omit<GivenAnswer, 'question'> & Partial<Pick<GivenAnswer, 'question'>>

/** Stores an answer as the exporter's message, with its files and those attached to it before. */
export async function storeAnswer(command: EffectCommand, { question, message, files = [] }: Answer): Promise<void> {
  const { tx, stored, person, now } = command
  const { referenceNumber } = stored.document
  const messageId = await insertMessage(tx, {
    referenceNumber,
    organisationNumber: stored.organisationNumber,
    messageType: 'APPLICATION_CLARIFICATION_RESPONSE',
    message,
    senderRole: 'INNSENDER',
    senderName: person.name,
    answerTo: question,
    createdAt: now,
  })
  if (question !== undefined) await moveAnswerFiles(tx, referenceNumber, question, messageId)
  await keepFiles(tx, stored, { files, type: 'CLARIFICATION_RESPONSE_ATTACHMENT', belongsTo: messageId, now })
}
