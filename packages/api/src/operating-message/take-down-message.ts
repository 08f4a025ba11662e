import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { managedMessageParams, managedMessageSchema, managedMessagesV3 } from './managed-message.ts'

/** [CW-03] [SEC-04] Takes a message down for all readers; what it said is kept. */
export const takeDownMessage = defineEndpoint({
  method: 'DELETE',
  path: `${managedMessagesV3}/:messageId`,
  summary: 'Ta ned en driftsmelding',
  audiences: ['caseworker'],
  access: 'person',
  params: managedMessageParams,
  response: managedMessageSchema,
  ifMatch: true,
  idempotent: true,
})
