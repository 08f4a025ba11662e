import { z } from 'zod'
import { attachmentSchema } from '../../reference/attachment/attachment.ts'
import { instantSchema } from '../../values/format/schemas.ts'

/** The kinds of messages: a question of the caseworker, the answer to it, the comment sent with an application, or neither. */
export const messageTypes = [
  'APPLICATION_CLARIFICATION_REQUEST',
  'APPLICATION_CLARIFICATION_RESPONSE',
  'APPLICATION_SUBMISSION_COMMENT',
  /** [MSG-01] Written at any time by either side, without effect on the status. */
  'APPLICATION_MESSAGE',
] as const

/** A message between exporter and caseworker; newest first in every answer. */
export const messageSchema = z.object({
  id: z.string(),
  messageType: z.enum(messageTypes),
  message: z.string(),
  createdTime: instantSchema,
  sender: z.object({ role: z.enum(['INNSENDER', 'BEHANDLER']), name: z.string().optional() }),
  attachments: z.array(attachmentSchema),
  /** [ACT-08] The message whose question this one answers, where that was stated. */
  answerTo: z.string().optional(),
})

/** A message between exporter and caseworker. */
export type Message = z.infer<typeof messageSchema>
