import { insertMessage } from '../db/repositories/messages.ts'
import type { EffectHandler } from './effect.ts'
import { keepFiles } from './keep-files.ts'

/** [ACT-08] The question is a message that the exporter answers; what it unlocks stays with the application until the next one. */
export const clarificationRequest: EffectHandler = async ({ tx, stored, input, person, files = [], now }, document) => {
  const messageId = await insertMessage(tx, {
    referenceNumber: document.referenceNumber,
    organisationNumber: stored.organisationNumber,
    messageType: 'APPLICATION_CLARIFICATION_REQUEST',
    message: input.message ?? '',
    senderRole: 'BEHANDLER',
    senderName: person.name,
    createdAt: now,
  })
  const type = 'MESSAGE_ATTACHMENT'
  await keepFiles(tx, stored, { files, type, belongsTo: messageId, now })
  const { pins, unlocksAll } = input.unlocking ?? { pins: [], unlocksAll: false }
  return { ...document, clarification: { messageId, askedDateTime: now.toISOString(), pins, unlocksAll } }
}
