import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { oneHour, templates } from '../endpoint/paths.ts'
import { countryTemplatesSchema } from './certificate-template.ts'

export const listCountryTemplates = defineEndpoint({
  method: 'GET',
  path: `${templates}/country-certificate-templates`,
  summary: 'Maler og formater per land',
  audiences: ['submitter', 'caseworker'],
  access: 'public',
  query: z.strictObject({ country_code: z.string().length(2).optional() }),
  response: countryTemplatesSchema,
  maxAge: oneHour,
})
