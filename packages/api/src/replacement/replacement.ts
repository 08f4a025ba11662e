import { applicationStatuses, attachmentSchema, replacementAnswersSchema } from '@eksport/domain'
import { z } from 'zod'

/** A replacement and what its exporter wrote of it. @internal */
export const replacementSchema = z.object({
  originalReferenceNumber: z.number().int(),
  applicationReferenceNumber: z.number().int(),
  applicationStatus: z.enum(applicationStatuses),
  /** Of the replacement, for the next change of it. */
  version: z.number().int(),
  replacementInformation: z.object({
    ...replacementAnswersSchema.shape,
    attachments: z.array(attachmentSchema),
  }),
})
export type Replacement = z.infer<typeof replacementSchema>

/** What a call that creates or changes a replacement answers. @internal */
export const replacementChangedSchema = z.object({
  applicationReferenceNumber: z.number().int(),
  applicationStatus: z.enum(applicationStatuses),
  version: z.number().int(),
})
