import { codeEntrySchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { codeLists, oneHour } from '../endpoint/paths.ts'

export const listAquacultureAreas = defineEndpoint({
  method: 'GET',
  path: `${codeLists}/aquaculture-areas`,
  summary: 'Akvakulturområder',
  audiences: ['submitter', 'caseworker'],
  access: 'public',
  response: z.array(codeEntrySchema),
  maxAge: oneHour,
})
