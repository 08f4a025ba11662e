import { z } from 'zod'
import { defineEndpoint, emptyResponse } from '../endpoint/define-endpoint.ts'

/** Marks notices as read: those named, or all that are unread. */
export const markNoticesRead = defineEndpoint({
  method: 'POST',
  path: '/api/varsler/lest',
  summary: 'Merk varsler som lest',
  audiences: ['submitter', 'caseworker'],
  access: 'person',
  body: z.strictObject({ ids: z.array(z.uuid()).max(50).optional() }),
  response: emptyResponse,
})
