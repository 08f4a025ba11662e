import { z } from 'zod'
import type { ElectronicStatus } from '../../documents/electronic-certificate/electronic-certificate.ts'
import { instantSchema } from '../../values/format/schemas.ts'
import { deliveryStates } from './delivery-state.ts'

/** What a message says of its certificate: 70 issued, 44 replaced, 40 withdrawn. */
const deliveredStatuses = ['issued', 'replaced', 'withdrawn'] as const satisfies readonly ElectronicStatus[]

/** Why the last attempt came to nothing: nobody answers, the answer cannot be read, no address is known for the country. */
export const deliveryProblems = ['NO_ANSWER', 'UNCLEAR_ANSWER', 'NO_ADDRESS'] as const

/** [CRT-14] One message of a certificate on its way to the authority of the country of destination. */
export const deliverySchema = z.object({
  id: z.uuid(),
  status: z.enum(deliveredStatuses),
  /** Two letters. */
  country: z.string(),
  state: z.enum(deliveryStates),
  problem: z.enum(deliveryProblems).optional(),
  /** What the receiver wrote. */
  words: z.string().optional(),
  /** When it is tried, or the answer asked for, again. */
  nextAttemptAt: instantSchema.optional(),
  answeredAt: instantSchema.optional(),
})
/** [CRT-14] One message of a certificate to the authority of the country of destination. */
export type Delivery = z.infer<typeof deliverySchema>

/** Whether something is still to come of it by itself. */
export const isUnderWay = ({ state }: Pick<Delivery, 'state'>): boolean =>
  state === 'WAITING' || state === 'ANSWER_AWAITED'
