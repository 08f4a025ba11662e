import { z } from 'zod'
import { certificateSheetsSchema } from '../document/certificate-sheets.ts'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { tokenSchema } from './shared-page.ts'

/** [EXP-12] The same draft for the page: a picture a page, and where its boxes stand. */
export const drawSharedSheets = defineEndpoint({
  method: 'POST',
  path: '/api/delt/ark',
  summary: 'Sidene i utkastet som er delt med mottakeren',
  audiences: ['submitter'],
  access: 'public',
  body: z.strictObject({ token: tokenSchema }),
  response: certificateSheetsSchema,
})
