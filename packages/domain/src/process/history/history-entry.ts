import { z } from 'zod'
import { applicationStatuses } from '../../application/enumerations.ts'
import { instantSchema, plainDateSchema, plainTimeSchema } from '../../values/format/schemas.ts'

const pickupTimeSchema = z.object({ date: plainDateSchema, time: plainTimeSchema })
const departureTimeSchema = z.object({ date: plainDateSchema, time: plainTimeSchema.optional() })

/** [STA-09] One entry of the append-only history: who did what, from which status to which. */
export const historyEntrySchema = z.object({
  id: z.string(),
  event: z.string(),
  from: z.enum(applicationStatuses).optional(),
  to: z.enum(applicationStatuses),
  actor: z.object({ role: z.enum(['INNSENDER', 'BEHANDLER', 'SYSTEM', 'MOTTAKER']), name: z.string().optional() }),
  reason: z.string().optional(),
  /** [CRT-15] The numbered sheets concerned, in words. */
  paperSerial: z.string().optional(),
  /** The legal basis of a refusal. */
  legalBasis: z.string().optional(),
  /** The new owner of a transferred case: an officer or an office. */
  transferredTo: z.string().optional(),
  /** The number of points assessed before an approval: findings per line, changes, and the annulment of an original. */
  assessed: z.number().int().optional(),
  /** [FEE-01] [decisions.md 5.2] Why the fee differs from the locked one, and the old and the new fee in whole kroner. */
  feeChange: z.object({ reason: z.enum(['CORRECTED', 'PICKUP_MOVED']), from: z.number(), to: z.number() }).optional(),
  /** [EXP-11] The old and the new time of pickup. */
  pickupChange: z.object({ from: pickupTimeSchema, to: pickupTimeSchema }).optional(),
  /** [EXP-11] The old and the new time of departure. */
  departureChange: z.object({ from: departureTimeSchema, to: departureTimeSchema }).optional(),
  /** [CW-14] To whom the paper was handed out, and whether they showed identification. */
  handedOut: z.object({ to: z.string(), identityShown: z.boolean() }).optional(),
  time: instantSchema,
})

/** One entry of the history: who did what and when, from which status to which. */
export type HistoryEntry = z.infer<typeof historyEntrySchema>
