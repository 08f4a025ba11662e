import { applicationDraftSchema, matsAnswersSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { organisationParams } from '../endpoint/params.ts'
import { matsReplacementsV3 } from '../endpoint/paths.ts'
import { replacementChangedSchema } from '../replacement/replacement.ts'

/** [MAT-01] A draft that replaces a certificate of the older service. Nothing is copied: that service is not ours. */
export const createMatsReplacement = defineEndpoint({
  method: 'POST',
  path: matsReplacementsV3,
  summary: 'Opprett en erstatning av et sertifikat fra skjematjenesten (MATS)',
  audiences: ['submitter'],
  access: 'organisation',
  params: organisationParams,
  body: z.strictObject({
    /** Exporter, country and template, as of any new application. */
    application: applicationDraftSchema,
    replacementInformation: matsAnswersSchema,
  }),
  response: replacementChangedSchema,
  status: 201,
  idempotent: true,
})
