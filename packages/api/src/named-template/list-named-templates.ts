import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { organisationParams } from '../endpoint/params.ts'
import { namedTemplateSchema, namedTemplatesV3 } from './named-template.ts'

/** [EXP-05] The one used last stands first. */
export const listNamedTemplates = defineEndpoint({
  method: 'GET',
  path: namedTemplatesV3,
  summary: 'Virksomhetens maler',
  audiences: ['submitter'],
  access: 'organisation',
  params: organisationParams,
  response: z.array(namedTemplateSchema),
})
