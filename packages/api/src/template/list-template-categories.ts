import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { oneHour, templates } from '../endpoint/paths.ts'
import { templateCategorySchema } from './certificate-template.ts'

export const listTemplateCategories = defineEndpoint({
  method: 'GET',
  path: `${templates}/certificate-template-categories`,
  summary: 'Malkategorier',
  audiences: ['submitter', 'caseworker'],
  access: 'public',
  response: z.array(templateCategorySchema),
  maxAge: oneHour,
})
