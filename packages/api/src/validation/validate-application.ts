import { applicationDraftSchema, validationResultSchema } from '@eksport/domain'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { v3 } from '../endpoint/paths.ts'

/** Runs the rule check on answers that need not be saved. */
export const validateApplication = defineEndpoint({
  method: 'POST',
  path: `${v3}/validering`,
  summary: 'Kontroller svarene mot reglene',
  audiences: ['submitter'],
  access: 'organisation',
  body: applicationDraftSchema,
  response: validationResultSchema,
})
