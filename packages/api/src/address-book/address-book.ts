import { addressKinds, bookedAddressSchema, instantSchema } from '@eksport/domain'
import { z } from 'zod'
import { organisationParams } from '../endpoint/params.ts'
import { v3 } from '../endpoint/paths.ts'

/** @internal */
export const addressBookV3 = `${v3}/organisasjoner/:organisationNumber/adressebok` as const

/** @internal */
export const bookEntryParams = organisationParams.extend({ entryId: z.uuid() })

/** [EXP-05] An address that the organisation has sent goods to, or had them controlled at. */
export const bookEntrySchema = z.object({
  id: z.uuid(),
  kind: z.enum(addressKinds),
  address: bookedAddressSchema,
  /** Counts its changes, for `If-Match`. */
  version: z.number().int(),
  /** When an application with it was last sent. */
  usedTime: instantSchema,
  /** That application, from which another can be begun; not known of what the book learned before it kept this. */
  referenceNumber: z.number().int().optional(),
})

export type BookEntry = z.infer<typeof bookEntrySchema>
