import { z } from 'zod'
import { amountSchema, instantSchema, plainDateSchema, plainTimeSchema } from '../../values/format/schemas.ts'

/** [CPY-01] Fewest copies in one order. */
export const minCopies = 1
export const maxCopies = 9

/** The state of an order of confirmed copies. Cancelled orders are in no list. */
const copyStates = ['ORDERED', 'PRINTED', 'HANDED_OUT'] as const

/** The states in which an office must still print an order or hand it out. */
export const openCopyStates = ['ORDERED', 'PRINTED'] as const
/** The state of an order on which an office must still act. */
export type OpenCopyState = (typeof openCopyStates)[number]

/** What an exporter orders: how many confirmed copies of a certificate, and where and when they are fetched. */
export const copyRequestSchema = z.strictObject({
  numberOfCopies: amountSchema,
  /** Code of the office. */
  collectionLocation: z.string().max(40),
  collectionDate: plainDateSchema,
  collectionTime: plainTimeSchema,
})
/** How many confirmed copies an exporter orders, and where and when they are fetched. */
export type CopyRequest = z.infer<typeof copyRequestSchema>

/** An order of confirmed copies as both sides read it; only officers see who printed it and handed it out. */
export const copyOrderSchema = copyRequestSchema.extend({
  id: z.string(),
  /** [SEC-04] Required by the next change. */
  version: z.number().int(),
  numberOfCopies: z.number().int(),
  state: z.enum(copyStates),
  /** In kroner, fixed when it was ordered. */
  fee: z.number(),
  orderedTime: instantSchema,
  printedTime: instantSchema.optional(),
  printedBy: z.string().optional(),
  handedOutTime: instantSchema.optional(),
  handedOutBy: z.string().optional(),
  /** A name, or the number of a pickup pass. */
  collectedBy: z.string().optional(),
})

/** [CPY-01] One order of confirmed copies. */
export type CopyOrder = z.infer<typeof copyOrderSchema>
