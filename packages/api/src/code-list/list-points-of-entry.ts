import { codeEntrySchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { codeLists, oneHour } from '../endpoint/paths.ts'

export const listPointsOfEntry = defineEndpoint({
  method: 'GET',
  path: `${codeLists}/v1/points-of-entry`,
  summary: 'Innførselssteder',
  audiences: ['submitter', 'caseworker'],
  access: 'public',
  query: z.strictObject({ country_code: z.string().length(2).optional() }),
  response: z.array(codeEntrySchema.extend({ country: z.string() })),
  maxAge: oneHour,
})
