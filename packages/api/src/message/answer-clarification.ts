import { applicationStatuses, maxQuestions, questionAnswerSchema } from '@eksport/domain'
import { z } from 'zod'
import { filesOfPart, uploadedFiles } from '../attachment/uploaded-files.ts'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { applicationParams } from '../endpoint/params.ts'
import { applicationsV2 } from '../endpoint/paths.ts'

const messageType = z.literal('APPLICATION_CLARIFICATION_RESPONSE').optional()
const answerSchema = questionAnswerSchema.extend({ files: filesOfPart })

/** 'Send på nytt uendret': the exporter's answer to a clarification request, with files if there are any; where several questions were asked, one answer to each. */
export const answerClarification = defineEndpoint({
  method: 'POST',
  path: `${applicationsV2}/:referenceNumber/tilbakemelding`,
  summary: 'Svar på en avklaring',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  bodyKind: 'multipart',
  body: z.strictObject({
    message: z.union([
      z.strictObject({ message: questionAnswerSchema.shape.message, messageType }),
      z.strictObject({ answers: z.array(answerSchema).min(1).max(maxQuestions), messageType }),
    ]),
    attachments: uploadedFiles('CLARIFICATION_RESPONSE_ATTACHMENT').optional(),
  }),
  response: z.object({ applicationStatus: z.enum(applicationStatuses) }),
  ifMatch: true,
  idempotent: true,
})
