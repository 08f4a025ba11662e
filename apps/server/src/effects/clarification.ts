import { insertMessage } from '../db/repositories/messages.ts'
import { given, onDocument } from './effect.ts'
import { keepFiles } from './keep-files.ts'

/** [ACT-08] The question is a message that the exporter answers; what it unlocks stays with the application until the next one. */
export const clarificationRequest = onDocument(async (command, document) => {
  const { tx, stored, person, input, now } = command
  const messageId = await insertMessage(tx, {
    referenceNumber: document.referenceNumber,
    organisationNumber: stored.organisationNumber,
    messageType: 'APPLICATION_CLARIFICATION_REQUEST',
    message: given(command, 'message'),
    senderRole: 'BEHANDLER',
    senderName: person.name,
    createdAt: now,
  })
  const type = 'MESSAGE_ATTACHMENT'
  await keepFiles(tx, stored, { files: input.attachments ?? [], type, belongsTo: messageId, now })
  const { pins, unlocksAll } = input.unlocking ?? { pins: [], unlocksAll: false }
  return { ...document, clarification: { messageId, askedDateTime: now.toISOString(), pins, unlocksAll } }
})

/** The answer is a message with its files. */
export const clarificationResponse = onDocument(async (command, document) => {
  const { tx, stored, person, now } = command
  const messageId = await insertMessage(tx, {
    referenceNumber: document.referenceNumber,
    organisationNumber: stored.organisationNumber,
    messageType: 'APPLICATION_CLARIFICATION_RESPONSE',
    message: given(command, 'message'),
    senderRole: 'INNSENDER',
    senderName: person.name,
    createdAt: now,
  })
  const type = 'CLARIFICATION_RESPONSE_ATTACHMENT'
  await keepFiles(tx, stored, { files: given(command, 'attachments'), type, belongsTo: messageId, now })
  return document
})
