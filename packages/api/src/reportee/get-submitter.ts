import { instantSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'

/** @internal */
export const submitterSchema = z.object({
  mail: z.string().nullable(),
  lastUpdated: instantSchema.nullable(),
  authenticationLevel: z.number().int(),
})

/** The person's own profile. */
export const getSubmitter = defineEndpoint({
  method: 'GET',
  path: '/api/brukerinfo/v1/brukerinfo/innsender',
  summary: 'Innlogget innsender',
  audiences: ['submitter'],
  access: 'person',
  response: submitterSchema,
})
