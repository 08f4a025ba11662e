import { z } from 'zod'
import { instantSchema } from '../../values/format/schemas.ts'
import { noticeKinds } from './notice-kind.ts'

/** [ACT-13] How far the mail of a notice is; NONE where nobody is to have one. */
export const mailStates = ['NONE', 'WAITING', 'SENT', 'FAILED'] as const

/** Why a mail has not left: no address, nobody answers, the receiver refused it. */
export const mailProblems = ['NO_ADDRESS', 'NO_ANSWER', 'REFUSED'] as const

/** One notice as its reader sees it. */
export const noticeSchema = z.object({
  id: z.uuid(),
  kind: z.enum(noticeKinds),
  referenceNumber: z.number().int(),
  createdAt: instantSchema,
  readAt: instantSchema.optional(),
})
/** One notice as its reader sees it; its words follow from its kind. */
export type Notice = z.infer<typeof noticeSchema>
