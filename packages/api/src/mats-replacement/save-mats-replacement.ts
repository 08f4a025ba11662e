import { matsAnswersSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { applicationParams } from '../endpoint/params.ts'
import { matsReplacementsV3 } from '../endpoint/paths.ts'
import { replacementChangedSchema } from '../replacement/replacement.ts'

/** [MAT-01] What was written of the certificate that is replaced, while the application is a draft. */
export const saveMatsReplacement = defineEndpoint({
  method: 'PUT',
  path: `${matsReplacementsV3}/:referenceNumber`,
  summary: 'Endre opplysningene om en erstatning av et sertifikat fra skjematjenesten (MATS)',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  body: z.strictObject({ replacementInformation: matsAnswersSchema }),
  response: replacementChangedSchema,
  ifMatch: true,
})
