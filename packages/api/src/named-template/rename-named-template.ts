import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { namedTemplateParams, namedTemplateSchema, namedTemplatesV3, templateNameSchema } from './named-template.ts'

/** [EXP-05] Gives a template another name, for everyone in the organisation; one that is taken is refused at `name`. */
export const renameNamedTemplate = defineEndpoint({
  method: 'PUT',
  path: `${namedTemplatesV3}/:templateId`,
  summary: 'Gi en mal et annet navn',
  audiences: ['submitter'],
  access: 'organisation',
  params: namedTemplateParams,
  body: templateNameSchema,
  response: namedTemplateSchema,
  ifMatch: true,
  idempotent: true,
})
