import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { managedMessageSchema, managedMessagesV3, newMessageSchema } from './managed-message.ts'

/** [CW-03] Publishes a message: it is shown from the moment that it says. */
export const publishMessage = defineEndpoint({
  method: 'POST',
  path: managedMessagesV3,
  summary: 'Publiser en driftsmelding',
  audiences: ['caseworker'],
  access: 'person',
  body: newMessageSchema,
  response: managedMessageSchema,
  status: 201,
  idempotent: true,
})
