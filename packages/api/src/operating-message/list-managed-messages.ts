import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { managedMessageSchema, managedMessagesV3 } from './managed-message.ts'

/** [CW-03] Every message, whether it is shown or not: the one that begins last first. */
export const listManagedMessages = defineEndpoint({
  method: 'GET',
  path: managedMessagesV3,
  summary: 'Alle driftsmeldinger',
  audiences: ['caseworker'],
  access: 'person',
  response: z.array(managedMessageSchema),
})
