import { insertMessage } from '../../db/repositories/messages.ts'
import type { HandlingStep } from './handling-step.ts'

/** Row 8: the question is a message that the exporter answers. */
export const requestClarification: HandlingStep = async ({ tx, stored, handling, session, now }) => {
  await insertMessage(tx, {
    referenceNumber: stored.document.referenceNumber,
    organisationNumber: stored.organisationNumber,
    messageType: 'APPLICATION_CLARIFICATION_REQUEST',
    message: handling.message ?? '',
    senderRole: 'BEHANDLER',
    senderName: session.person.name,
    createdAt: now,
  })
  return stored.document
}
