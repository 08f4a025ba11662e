import { addressKinds, bookedAddressSchema, instantSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint, emptyResponse } from './endpoint/define-endpoint.ts'
import { organisationParams } from './endpoint/params.ts'
import { v3 } from './endpoint/paths.ts'

const addressBookV3 = `${v3}/organisasjoner/:organisationNumber/adressebok` as const

const bookEntryParams = organisationParams.extend({ entryId: z.uuid() })

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

/** [EXP-05] The one used last stands first. */
export const listAddressBook = defineEndpoint({
  method: 'GET',
  path: addressBookV3,
  summary: 'Virksomhetens adressebok',
  audiences: ['submitter'],
  access: 'organisation',
  params: organisationParams,
  response: z.array(bookEntrySchema),
})

/** [EXP-05] Mends an address; one that the book has already is refused at `name`. What was sent with it stays as it was sent. */
export const changeBookEntry = defineEndpoint({
  method: 'PUT',
  path: `${addressBookV3}/:entryId`,
  summary: 'Endre en adresse',
  audiences: ['submitter'],
  access: 'organisation',
  params: bookEntryParams,
  body: bookedAddressSchema,
  response: bookEntrySchema,
  ifMatch: true,
  idempotent: true,
})

/** [EXP-05] Takes an address out of the book, until it is sent again. */
export const removeBookEntry = defineEndpoint({
  method: 'DELETE',
  path: `${addressBookV3}/:entryId`,
  summary: 'Slett en adresse',
  audiences: ['submitter'],
  access: 'organisation',
  params: bookEntryParams,
  response: emptyResponse,
  idempotent: true,
})
