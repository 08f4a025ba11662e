import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { managedMessageParams, managedMessageSchema, managedMessagesV3, newMessageSchema } from './managed-message.ts'

/** [CW-03] [SEC-04] The message as it is written now. One that was taken down is published again. */
export const changeMessage = defineEndpoint({
  method: 'PUT',
  path: `${managedMessagesV3}/:messageId`,
  summary: 'Endre en driftsmelding',
  audiences: ['caseworker'],
  access: 'person',
  params: managedMessageParams,
  body: newMessageSchema,
  response: managedMessageSchema,
  ifMatch: true,
  idempotent: true,
})
