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

/** [RUL-01] The rule check of answers that replace a certificate: an officer always assesses those. */
export const validateReplacement = defineEndpoint({
  method: 'POST',
  path: `${v3}/validering/erstatning`,
  summary: 'Kontroller svarene i en erstatning mot reglene',
  audiences: ['submitter'],
  access: 'organisation',
  body: applicationDraftSchema.extend({
    /** The certificate that is replaced: that both are for the same consignment is no finding. */
    originalApplicationReference: z.number().int().optional(),
  }),
  response: validationResultSchema,
})
