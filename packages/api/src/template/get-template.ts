import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { oneHour, templates } from '../endpoint/paths.ts'
import { certificateTemplateSchema, templateVersionSchema } from './certificate-template.ts'

export const getTemplate = defineEndpoint({
  method: 'GET',
  path: `${templates}/certificate-templates/:template`,
  summary: 'Én sertifikatmal',
  audiences: ['submitter', 'caseworker'],
  access: 'public',
  params: z.object({ template: z.string().max(20) }),
  query: z.strictObject({ only_latest: z.enum(['true', 'false']).optional() }),
  response: certificateTemplateSchema.extend({ currentVersionDetails: templateVersionSchema }),
  maxAge: oneHour,
})
