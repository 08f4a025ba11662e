import {
  applicationStatuses,
  maxMessageLength,
  maxQuestions,
  messageSchema,
  questionAnswerSchema,
} from '@eksport/domain'
import { z } from 'zod'
import { filesOfPart, uploadedFiles } from './attachment.ts'
import { defineEndpoint } from './endpoint/define-endpoint.ts'
import { applicationParams } from './endpoint/params.ts'
import { applicationsV2, applicationsV3 } from './endpoint/paths.ts'

/**
 * A message of either side, with optional files.
 *
 * @internal
 */
export const messageBody = z.strictObject({
  message: z.strictObject({
    message: z.string().trim().min(1).max(maxMessageLength),
    messageType: z.literal('APPLICATION_MESSAGE').optional(),
  }),
  attachments: uploadedFiles('MESSAGE_ATTACHMENT').optional(),
})

/** [MSG-01] From the exporter to the caseworker, at any time after the application was sent. The status does not change. */
export const sendMessage = defineEndpoint({
  method: 'POST',
  path: `${applicationsV3}/:referenceNumber/meldinger`,
  summary: 'Skriv til saksbehandler',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  bodyKind: 'multipart',
  body: messageBody,
  response: messageSchema,
  idempotent: true,
})

/** Newest first. */
export const listMessages = defineEndpoint({
  method: 'GET',
  path: `${applicationsV3}/:referenceNumber/meldinger`,
  summary: 'Meldinger i søknaden',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  response: z.array(messageSchema),
})

const messageType = z.literal('APPLICATION_CLARIFICATION_RESPONSE').optional()
const answerSchema = questionAnswerSchema.extend({ files: filesOfPart })

/** 'Send på nytt uendret': the exporter's answer to a clarification request, with optional files; where several questions were asked, one answer to each. */
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
