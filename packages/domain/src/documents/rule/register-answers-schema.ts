import { z } from 'zod'
import { instantSchema, plainDateSchema } from '../../values/format/schemas.ts'

const answered = <Facts extends z.ZodType>(facts: Facts) =>
  z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('ok'), at: instantSchema, facts }),
    z.object({ outcome: z.literal('finding'), at: instantSchema, facts }),
    z.object({ outcome: z.literal('unavailable'), at: instantSchema }),
    z.object({ outcome: z.literal('not-asked') }),
  ])

const day = plainDateSchema.optional()

/** The answers as they are stored. */
export const registerAnswersSchema = z.object({
  establishments: answered(
    z.record(
      z.string(),
      z.object({ name: z.string().optional(), address: z.string().optional(), approvedFrom: day, approvedTo: day }),
    ),
  ),
  diseases: answered(
    z.array(z.object({ siteNumber: z.number().int(), disease: z.enum(['ILA', 'PD']), from: plainDateSchema, to: day })),
  ),
  duplicates: answered(
    z.array(z.object({ referenceNumber: z.number().int(), organisationNumber: z.string(), issued: z.boolean() })),
  ),
  organisations: answered(z.array(z.string())),
  species: answered(z.record(z.string(), z.string())),
})
