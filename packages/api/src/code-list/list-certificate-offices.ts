import { codeEntrySchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { codeLists, oneHour } from '../endpoint/paths.ts'
import { onlyActiveSchema } from './code-list-query.ts'

/** `openingHours` names the office's hours in the domain's office time. @internal */
export const certificateOfficeSchema = codeEntrySchema.extend({
  name: z.string(),
  priority: z.boolean(),
  address: z.string().optional(),
  openingHours: z.string(),
})
export type CertificateOffice = z.infer<typeof certificateOfficeSchema>

export const listCertificateOffices = defineEndpoint({
  method: 'GET',
  path: `${codeLists}/v1/certificate-offices`,
  summary: 'Kontorer for henting',
  audiences: ['submitter', 'caseworker'],
  access: 'public',
  query: z.strictObject({ only_active: onlyActiveSchema }),
  response: z.array(certificateOfficeSchema),
  maxAge: oneHour,
})
