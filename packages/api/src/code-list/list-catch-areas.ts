import { codeEntrySchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { codeLists, oneHour } from '../endpoint/paths.ts'

export const listCatchAreas = defineEndpoint({
  method: 'GET',
  path: `${codeLists}/v1/catch-areas`,
  summary: 'Fangstområder',
  audiences: ['submitter', 'caseworker'],
  access: 'public',
  response: z.array(codeEntrySchema),
  maxAge: oneHour,
})
