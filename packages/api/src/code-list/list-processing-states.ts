import { codeEntrySchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { codeLists, oneHour } from '../endpoint/paths.ts'
import { certificateTemplateSchema, onlyActiveSchema } from './code-list-query.ts'

export const listProcessingStates = defineEndpoint({
  method: 'GET',
  path: `${codeLists}/v1/processing-states`,
  summary: 'Tilstander',
  audiences: ['submitter', 'caseworker'],
  access: 'public',
  query: z.strictObject({ certificate_template: certificateTemplateSchema, only_active: onlyActiveSchema }),
  response: z.array(codeEntrySchema),
  maxAge: oneHour,
})
