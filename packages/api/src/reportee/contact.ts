import { instantSchema } from '@eksport/domain'
import { z } from 'zod'

/**
 * [AUT-06] Where notices reach a person, and how they are logged in now.
 *
 * @internal
 */
export const contactSchema = z.object({
  mail: z.string().nullable(),
  lastUpdated: instantSchema.nullable(),
  authenticationLevel: z.number().int(),
})

export type Contact = z.infer<typeof contactSchema>

/** Null removes the address. */
export const contactBody = z.strictObject({ mail: z.email().max(254).nullable() })
