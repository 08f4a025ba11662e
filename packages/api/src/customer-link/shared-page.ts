import { customerStages, instantSchema, plainDateSchema } from '@eksport/domain'
import { z } from 'zod'
import { customerAnswerSchema, sharedBoxSchema } from './customer-link.ts'

const localized = z.object({ nb: z.string(), nn: z.string(), en: z.string() })

/** Stands in a body and never in an address, which is logged. @internal */
export const tokenSchema = z.string().min(1).max(100)

/** What whoever has a link may know of one consignment: no person, no other goods. @internal */
export const sharedPageSchema = z.object({
  exporter: z.string(),
  referenceNumber: z.number().int(),
  to: localized,
  stage: z.enum(customerStages),
  receivedAt: instantSchema.optional(),
  issuedAt: instantSchema.optional(),
  departure: z.object({ date: plainDateSchema, time: z.string().optional() }).optional(),
  endsAt: instantSchema,
  /** Whether an answer is taken in. */
  isOpen: z.boolean(),
  /** Of the draft; none once it is issued. */
  boxes: z.array(sharedBoxSchema.extend({ asked: z.boolean() })),
  answer: customerAnswerSchema.optional(),
  /** Of an issued certificate: by which anybody can verify it. */
  verificationCode: z.string().optional(),
})

export type SharedPage = z.infer<typeof sharedPageSchema>
