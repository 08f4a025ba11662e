import { defineEndpoint, emptyResponse } from '../endpoint/define-endpoint.ts'
import { namedTemplateParams, namedTemplatesV3 } from './named-template.ts'

/** [EXP-05] Takes the name away; the application stays. */
export const removeNamedTemplate = defineEndpoint({
  method: 'DELETE',
  path: `${namedTemplatesV3}/:templateId`,
  summary: 'Slett en mal',
  audiences: ['submitter'],
  access: 'organisation',
  params: namedTemplateParams,
  response: emptyResponse,
  idempotent: true,
})
