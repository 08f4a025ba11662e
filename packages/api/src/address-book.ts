import { addressKinds, bookedAddressSchema, instantSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint, emptyResponse } from './endpoint/define-endpoint.ts'
import { organisationParams } from './endpoint/params.ts'
import { v3 } from './endpoint/paths.ts'

const addressBookV3 = `${v3}/organisasjoner/:organisationNumber/adressebok` as const

const bookEntryParams = organisationParams.extend({ entryId: z.uuid() })

/** [EXP-05] An address to which the organisation has sent goods, or at which it had them inspected. */
export const bookEntrySchema = z.object({
  id: z.uuid(),
  kind: z.enum(addressKinds),
  address: bookedAddressSchema,
  /** Incremented at each change, for `If-Match`. */
  version: z.number().int(),
  /** When an application with this address was last sent. */
  usedTime: instantSchema,
  /** That application, from which another can be begun; absent in older entries. */
  referenceNumber: z.number().int().optional(),
})

export type BookEntry = z.infer<typeof bookEntrySchema>

/** [EXP-05] The most recently used address first. */
export const listAddressBook = defineEndpoint({
  method: 'GET',
  path: addressBookV3,
  summary: 'Virksomhetens adressebok',
  audiences: ['submitter'],
  access: 'organisation',
  params: organisationParams,
  response: z.array(bookEntrySchema),
})

/** [EXP-05] Corrects an address. One that the book already contains is refused at `name`. Applications that were sent keep the old address. */
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

/** [EXP-05] Removes an address from the book, until an application with it is sent again. */
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
