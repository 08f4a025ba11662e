import { insertMessage } from '../db/repositories/messages.ts'
import { answersGiven } from '../drafting/answers.ts'
import { type AskedQuestion, type EffectCommand, given, type InsideHandler, onDocument } from './effect.ts'
import { keepFiles } from './keep-files.ts'
import { storeAnswer } from './store-answer.ts'

/** The questions; an act with only a message is a single question. */
const questionsOf = (command: EffectCommand): readonly AskedQuestion[] => {
  const { questions, unlocking, attachments } = command.input
  const onlyOne = () => ({
    message: given(command, 'message'),
    unlocking: unlocking ?? { pins: [], unlocksAll: false },
    files: attachments ?? [],
  })
  return questions ?? [onlyOne()]
}

/**
 * [ACT-08] Stores each question as a message to the exporter. What they unlock stays with the application until the
 * next questions.
 */
export const clarificationRequest: InsideHandler = async (command, progress) => {
  const { tx, stored, person, now } = command
  const { document, facts } = progress
  const questions = []
  for (const { message, unlocking, files } of questionsOf(command)) {
    const messageId = await insertMessage(tx, {
      referenceNumber: document.referenceNumber,
      organisationNumber: stored.organisationNumber,
      messageType: 'APPLICATION_CLARIFICATION_REQUEST',
      message,
      senderRole: 'BEHANDLER',
      senderName: person.name,
      createdAt: now,
    })
    await keepFiles(tx, stored, { files, type: 'MESSAGE_ATTACHMENT', belongsTo: messageId, now })
    questions.push({ messageId, ...unlocking })
  }
  return {
    ...progress,
    document: { ...document, clarification: { askedDateTime: now.toISOString(), questions } },
    // [EXP-14] The application has only the latest questions, the history all.
    facts: { ...facts, questions: questions.map(({ pins }) => ({ pins })) },
  }
}

/** Stores the answer to each question as a message with its files, or one message if the clarification has no questions. */
export const clarificationResponse = onDocument(async (command, document) => {
  const answers = answersGiven(document, command.input)
  const files = given(command, 'attachments')
  if (answers.length === 0) await storeAnswer(command, { message: given(command, 'message'), files })
  const onlyFiles = answers.length === 1 ? { files } : {}
  for (const answer of answers) await storeAnswer(command, { ...onlyFiles, ...answer })
  return document
})
