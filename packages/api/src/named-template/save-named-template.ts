import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { organisationParams } from '../endpoint/params.ts'
import { namedTemplateSchema, namedTemplatesV3, newNamedTemplateSchema } from './named-template.ts'

/** [EXP-05] Gives a sent application a name, for everyone in the organisation; a name that is taken is refused at `name`. */
export const saveNamedTemplate = defineEndpoint({
  method: 'POST',
  path: namedTemplatesV3,
  summary: 'Lagre en sendt søknad som mal',
  audiences: ['submitter'],
  access: 'organisation',
  params: organisationParams,
  body: newNamedTemplateSchema,
  response: namedTemplateSchema,
  status: 201,
  idempotent: true,
})
