import { applicationSchema, officerInputs, unlockingSchema } from '@eksport/domain'
import { z } from 'zod'
import { uploadedFiles } from '../attachment/uploaded-files.ts'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { caseParams } from '../endpoint/params.ts'
import { casesV3 } from '../endpoint/paths.ts'

/** 'Be om avklaring': a question to the exporter with what it is about, and files if there are any. */
export const requestClarification = defineEndpoint({
  method: 'POST',
  path: `${casesV3}/:referenceNumber/avklaring`,
  summary: 'Be eksportøren om avklaring',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  bodyKind: 'multipart',
  body: z.strictObject({
    question: z.strictObject({
      message: z.string().trim().min(1).max(officerInputs.message.max),
      unlocking: unlockingSchema,
    }),
    attachments: uploadedFiles('MESSAGE_ATTACHMENT').optional(),
  }),
  response: applicationSchema,
  ifMatch: true,
  idempotent: true,
})
