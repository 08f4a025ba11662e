import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { oneHour, templates } from '../endpoint/paths.ts'
import { certificateTemplateSchema } from './certificate-template.ts'

export const listTemplates = defineEndpoint({
  method: 'GET',
  path: `${templates}/certificate-templates`,
  summary: 'Sertifikatmaler',
  audiences: ['submitter', 'caseworker'],
  access: 'public',
  response: z.array(certificateTemplateSchema),
  maxAge: oneHour,
})
