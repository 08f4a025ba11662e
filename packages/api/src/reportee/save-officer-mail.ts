import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { contactBody, contactSchema } from './contact.ts'

/** [ACT-13] Sets or removes the address that the officer's notices go to; by a login of level 3 or 4. */
export const saveOfficerMail = defineEndpoint({
  method: 'POST',
  path: '/api/brukerinfo/v1/brukerinfo/behandler',
  summary: 'Lagre eller fjern adressen for varsler',
  audiences: ['caseworker'],
  access: 'person',
  body: contactBody,
  response: contactSchema,
})
