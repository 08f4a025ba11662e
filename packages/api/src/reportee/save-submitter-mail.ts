import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { contactBody, contactSchema } from './contact.ts'

/** [AUT-06] Sets, confirms or removes the contact e-mail; by a login of level 3 or 4. */
export const saveSubmitterMail = defineEndpoint({
  method: 'POST',
  path: '/api/brukerinfo/v1/brukerinfo/innsender',
  summary: 'Lagre eller fjern kontakt-e-post',
  audiences: ['submitter'],
  access: 'person',
  body: contactBody,
  response: contactSchema,
})
