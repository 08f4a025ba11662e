import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { contactSchema } from './contact.ts'

/** The person's own profile. */
export const getSubmitter = defineEndpoint({
  method: 'GET',
  path: '/api/brukerinfo/v1/brukerinfo/innsender',
  summary: 'Innlogget innsender',
  audiences: ['submitter'],
  access: 'person',
  response: contactSchema,
})
