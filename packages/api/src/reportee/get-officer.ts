import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { contactSchema } from './contact.ts'

/** The officer's own profile. */
export const getOfficer = defineEndpoint({
  method: 'GET',
  path: '/api/brukerinfo/v1/brukerinfo/behandler',
  summary: 'Innlogget saksbehandler',
  audiences: ['caseworker'],
  access: 'person',
  response: contactSchema,
})
