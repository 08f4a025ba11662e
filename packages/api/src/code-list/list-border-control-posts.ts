import { codeEntrySchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { codeLists, oneHour } from '../endpoint/paths.ts'

export const listBorderControlPosts = defineEndpoint({
  method: 'GET',
  path: `${codeLists}/v1/border-control-posts`,
  summary: 'Grensekontrollposter',
  audiences: ['submitter', 'caseworker'],
  access: 'public',
  query: z.strictObject({ country_code: z.string().length(2).optional() }),
  response: z.array(codeEntrySchema.extend({ name: z.string(), bcpCode: z.string(), country: z.string() })),
  maxAge: oneHour,
})
