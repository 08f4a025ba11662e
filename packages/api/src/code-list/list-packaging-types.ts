import { codeEntrySchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { codeLists, oneHour } from '../endpoint/paths.ts'
import { certificateTemplateSchema } from './code-list-query.ts'

export const listPackagingTypes = defineEndpoint({
  method: 'GET',
  path: `${codeLists}/v1/packaging-types`,
  summary: 'Emballasjetyper',
  audiences: ['submitter', 'caseworker'],
  access: 'public',
  query: z.strictObject({ certificate_template: certificateTemplateSchema }),
  response: z.array(codeEntrySchema),
  maxAge: oneHour,
})
