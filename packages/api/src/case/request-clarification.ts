import { applicationSchema, maxQuestions, officerInputs, unlockingSchema } from '@eksport/domain'
import { z } from 'zod'
import { filesOfPart, uploadedFiles } from '../attachment/uploaded-files.ts'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { caseParams } from '../endpoint/params.ts'
import { casesV3 } from '../endpoint/paths.ts'

/** One question with what it is about. */
const questionSchema = z.strictObject({
  message: z.string().trim().min(1).max(officerInputs.message.max),
  unlocking: unlockingSchema,
  files: filesOfPart,
})

/** 'Be om avklaring': questions to the exporter, each with what it is about, and files if there are any. */
export const requestClarification = defineEndpoint({
  method: 'POST',
  path: `${casesV3}/:referenceNumber/avklaring`,
  summary: 'Be eksportøren om avklaring',
  audiences: ['caseworker'],
  access: 'person',
  params: caseParams,
  bodyKind: 'multipart',
  body: z.strictObject({
    clarification: z.strictObject({ questions: z.array(questionSchema).min(1).max(maxQuestions) }),
    attachments: uploadedFiles('MESSAGE_ATTACHMENT').optional(),
  }),
  response: applicationSchema,
  ifMatch: true,
  idempotent: true,
})
