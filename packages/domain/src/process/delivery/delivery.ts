import { z } from 'zod'
import type { ElectronicStatus } from '../../documents/electronic-certificate/electronic-certificate.ts'
import { instantSchema } from '../../values/format/schemas.ts'
import { deliveryStates } from './delivery-state.ts'

/** What a message says about its certificate: 70 issued, 44 replaced, 40 withdrawn. */
const deliveredStatuses = ['issued', 'replaced', 'withdrawn'] as const satisfies readonly ElectronicStatus[]

/** Why the last attempt failed: no answer, an answer that cannot be read, or no address for the country. */
export const deliveryProblems = ['NO_ANSWER', 'UNCLEAR_ANSWER', 'NO_ADDRESS'] as const

/** [CRT-14] A message of a certificate to the authority of the country of destination. */
export const deliverySchema = z.object({
  id: z.uuid(),
  status: z.enum(deliveredStatuses),
  /** A code of two letters. */
  country: z.string(),
  state: z.enum(deliveryStates),
  problem: z.enum(deliveryProblems).optional(),
  /** The receiver's text. */
  words: z.string().optional(),
  /** When it is sent again, or its answer asked for again. */
  nextAttemptAt: instantSchema.optional(),
  answeredAt: instantSchema.optional(),
})
/** [CRT-14] A message of a certificate to the authority of the country of destination. */
export type Delivery = z.infer<typeof deliverySchema>

/** Whether its state can still change without anybody's action. */
export const isUnderWay = ({ state }: Pick<Delivery, 'state'>): boolean =>
  state === 'WAITING' || state === 'ANSWER_AWAITED'
