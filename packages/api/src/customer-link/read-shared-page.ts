import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { sharedPageSchema, tokenSchema } from './shared-page.ts'

/**
 * [EXP-12] What a link shows. A POST, because a token does not belong in an address and each view is counted. A link that is over, was
 * ended or never was is 404 alike.
 */
export const readSharedPage = defineEndpoint({
  method: 'POST',
  path: '/api/delt',
  summary: 'Siden som er delt med mottakeren',
  audiences: ['submitter'],
  access: 'public',
  body: z.strictObject({ token: tokenSchema }),
  response: sharedPageSchema,
})
