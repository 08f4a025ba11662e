import { codeEntrySchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { oneHour, v3 } from '../endpoint/paths.ts'

/** [STA-08] Legal bases that a refusal can rest on, from reference data. */
export const listLegalBases = defineEndpoint({
  method: 'GET',
  path: `${v3}/behandling/hjemler`,
  summary: 'Hjemler for avslag',
  audiences: ['caseworker'],
  access: 'person',
  response: z.array(codeEntrySchema),
  maxAge: oneHour,
})
