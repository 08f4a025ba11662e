import { z } from 'zod'
import { instantSchema } from '../../values/format/schemas.ts'
import { noticeKinds } from './notice-kind.ts'

/** [ACT-13] The state of a notice's mail; NONE where nobody is to receive one. */
export const mailStates = ['NONE', 'WAITING', 'SENT', 'FAILED'] as const

/** Why a mail was not sent: no address, no answer, or refused by the receiver. */
export const mailProblems = ['NO_ADDRESS', 'NO_ANSWER', 'REFUSED'] as const

/** One notice as its reader sees it. */
export const noticeSchema = z.object({
  id: z.uuid(),
  kind: z.enum(noticeKinds),
  referenceNumber: z.number().int(),
  createdAt: instantSchema,
  readAt: instantSchema.optional(),
})
/** One notice as its reader sees it; its kind decides its words. */
export type Notice = z.infer<typeof noticeSchema>
