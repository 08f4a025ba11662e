import { applicationStatuses } from '@eksport/domain'
import { z } from 'zod'
import { uploadedFiles } from '../attachment/uploaded-files.ts'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { applicationParams } from '../endpoint/params.ts'
import { applicationsV2 } from '../endpoint/paths.ts'

/** 'Send på nytt uendret': the exporter's answer to a clarification request, with files if there are any. */
export const answerClarification = defineEndpoint({
  method: 'POST',
  path: `${applicationsV2}/:referenceNumber/tilbakemelding`,
  summary: 'Svar på en avklaring',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  bodyKind: 'multipart',
  body: z.strictObject({
    message: z.strictObject({
      message: z.string().trim().min(1).max(500),
      messageType: z.literal('APPLICATION_CLARIFICATION_RESPONSE').optional(),
    }),
    attachments: uploadedFiles('CLARIFICATION_RESPONSE_ATTACHMENT').optional(),
  }),
  response: z.object({ applicationStatus: z.enum(applicationStatuses) }),
  ifMatch: true,
  idempotent: true,
})
