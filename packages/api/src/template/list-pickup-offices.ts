import { z } from 'zod'
import { certificateOfficeSchema } from '../code-list/list-certificate-offices.ts'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { oneHour, templates } from '../endpoint/paths.ts'

/** Offices where a certificate of the template can be fetched, the priority office first. */
export const listPickupOffices = defineEndpoint({
  method: 'GET',
  path: `${templates}/certificate-templates/:template/pickup-offices`,
  summary: 'Kontorer for henting av en mal',
  audiences: ['submitter', 'caseworker'],
  access: 'public',
  params: z.object({ template: z.string().max(20) }),
  response: z.array(certificateOfficeSchema),
  maxAge: oneHour,
})
