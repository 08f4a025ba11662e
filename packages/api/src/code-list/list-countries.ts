import { codeEntrySchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { codeLists, oneHour } from '../endpoint/paths.ts'

const countrySchema = codeEntrySchema.extend({ callingCode: z.string().optional() })

export const listCountries = defineEndpoint({
  method: 'GET',
  path: `${codeLists}/countries`,
  summary: 'Land med landkode og telefonkode',
  audiences: ['submitter', 'caseworker'],
  access: 'public',
  response: z.array(countrySchema),
  maxAge: oneHour,
})
