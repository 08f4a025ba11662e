import { insertMessage } from '../db/repositories/messages.ts'
import { answersGiven } from '../drafting/answers.ts'
import { type AskedQuestion, type EffectCommand, given, type InsideHandler, onDocument } from './effect.ts'
import { keepFiles } from './keep-files.ts'
import { storeAnswer } from './store-answer.ts'

/** What is asked: several questions, or the one that an act with a message alone is. */
const questionsOf = (command: EffectCommand): readonly AskedQuestion[] => {
  const { questions, unlocking, attachments } = command.input
  const onlyOne = () => ({
    message: given(command, 'message'),
    unlocking: unlocking ?? { pins: [], unlocksAll: false },
    files: attachments ?? [],
  })
  return questions ?? [onlyOne()]
}

/** [ACT-08] Each question is a message that the exporter answers; what they unlock stays with the application until the next ones. */
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
    // [EXP-14] The application keeps the last ones, the history all.
    facts: { ...facts, questions: questions.map(({ pins }) => ({ pins })) },
  }
}

/** The answer to each question is a message with its files; of a clarification that holds none it is one message. */
export const clarificationResponse = onDocument(async (command, document) => {
  const answers = answersGiven(document, command.input)
  const files = given(command, 'attachments')
  if (answers.length === 0) await storeAnswer(command, { message: given(command, 'message'), files })
  const onlyFiles = answers.length === 1 ? { files } : {}
  for (const answer of answers) await storeAnswer(command, { ...onlyFiles, ...answer })
  return document
})
