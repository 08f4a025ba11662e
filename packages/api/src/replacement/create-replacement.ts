import { replacementAnswersSchema } from '@eksport/domain'
import { z } from 'zod'
import { uploadedFiles } from '../attachment/uploaded-files.ts'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { applicationParams } from '../endpoint/params.ts'
import { applicationsV3 } from '../endpoint/paths.ts'
import { replacementChangedSchema } from './replacement.ts'

/** [REP-01] Row 27: a draft with the answers of the original, which is locked meanwhile. `If-Match` is the version of the original. */
export const createReplacement = defineEndpoint({
  method: 'POST',
  path: `${applicationsV3}/:referenceNumber/erstatning`,
  summary: 'Opprett en erstatning av et utstedt sertifikat',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  bodyKind: 'multipart',
  body: z.strictObject({
    replacementInformation: replacementAnswersSchema,
    attachments: uploadedFiles('ATTACHMENT_CANCELLATION').optional(),
  }),
  response: replacementChangedSchema,
  status: 201,
  ifMatch: true,
  idempotent: true,
})
