import { insertMessage } from '../db/repositories/messages.ts'
import type { EffectHandler } from './effect.ts'

/** The question is a message that the exporter answers. */
export const clarificationRequest: EffectHandler = async ({ tx, stored, input, person, now }, document) => {
  await insertMessage(tx, {
    referenceNumber: document.referenceNumber,
    organisationNumber: stored.organisationNumber,
    messageType: 'APPLICATION_CLARIFICATION_REQUEST',
    message: input.message ?? '',
    senderRole: 'BEHANDLER',
    senderName: person.name,
    createdAt: now,
  })
  return document
}
