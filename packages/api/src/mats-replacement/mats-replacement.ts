import { applicationStatuses, matsAnswersSchema } from '@eksport/domain'
import { z } from 'zod'

/** An application that replaces a certificate of the older service, and what its exporter wrote of that. @internal */
export const matsReplacementSchema = z.object({
  applicationReferenceNumber: z.number().int(),
  applicationStatus: z.enum(applicationStatuses),
  version: z.number().int(),
  replacementInformation: matsAnswersSchema,
})
export type MatsReplacement = z.infer<typeof matsReplacementSchema>
