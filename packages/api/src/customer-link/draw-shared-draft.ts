import { z } from 'zod'
import { defineEndpoint, pdfResponse } from '../endpoint/define-endpoint.ts'
import { tokenSchema } from './shared-page.ts'

/** [EXP-12] The certificate as it would be, marked as a draft in the language of whoever looks. */
export const drawSharedDraft = defineEndpoint({
  method: 'POST',
  path: '/api/delt/utkast',
  summary: 'Utkastet som er delt med mottakeren',
  audiences: ['submitter'],
  access: 'public',
  body: z.strictObject({ token: tokenSchema }),
  response: pdfResponse,
})
