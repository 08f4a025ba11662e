import { applicationRowSchema, sortDirections, sortKeys } from '@eksport/domain'
import { z } from 'zod'

/** One page of the list. `number` is the page, counted from zero. @internal */
export const applicationPageSchema = z.object({
  content: z.array(applicationRowSchema),
  size: z.number().int(),
  number: z.number().int(),
  totalElements: z.number().int(),
  totalPages: z.number().int(),
  empty: z.boolean(),
  sort: z.array(z.enum(sortKeys)),
  direction: z.array(z.enum(sortDirections)),
})

export type ApplicationPage = z.infer<typeof applicationPageSchema>
