import { applicationDraftSchema, validationResultSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from './endpoint/define-endpoint.ts'
import { v3 } from './endpoint/paths.ts'

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

/** [RUL-01] Runs the rule check on answers that replace a certificate, which an officer always assesses. */
export const validateReplacement = defineEndpoint({
  method: 'POST',
  path: `${v3}/validering/erstatning`,
  summary: 'Kontroller svarene i en erstatning mot reglene',
  audiences: ['submitter'],
  access: 'organisation',
  body: applicationDraftSchema.extend({
    /** The replaced certificate: that both are for the same consignment is not a finding. */
    originalApplicationReference: z.number().int().optional(),
  }),
  response: validationResultSchema,
})
