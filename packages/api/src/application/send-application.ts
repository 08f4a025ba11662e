import { applicationStatuses, checkAnswerSchema, maxQuestions, questionAnswerSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { applicationParams } from '../endpoint/params.ts'
import { applicationsV3 } from '../endpoint/paths.ts'

const sendAnswerSchema = z.object({
  referenceNumber: z.number().int(),
  applicationStatus: z.enum(applicationStatuses),
  decision: z.enum(['AUTO_APPROVED', 'MANUAL']),
  /** Codes of the rule findings that make an officer look at it. */
  reasons: z.array(z.string()),
  /** [RUL-05] What came of every check. */
  checks: z.array(checkAnswerSchema),
  receiptId: z.string(),
})

export type SendAnswer = z.infer<typeof sendAnswerSchema>

/** 'Send inn'. Refused with 422 while an answer is missing, a question open or a critical rule broken. */
export const sendApplication = defineEndpoint({
  method: 'POST',
  path: `${applicationsV3}/:referenceNumber/send`,
  summary: 'Send inn søknaden',
  audiences: ['submitter'],
  access: 'organisation',
  params: applicationParams,
  body: z.strictObject({
    comment: z.string().trim().max(500).optional(),
    /** [ACT-08] Words that answer the questions of a reopened draft; of one question the comment is the answer. */
    answers: z.array(questionAnswerSchema).max(maxQuestions).optional(),
  }),
  response: sendAnswerSchema,
  ifMatch: true,
  idempotent: true,
})
