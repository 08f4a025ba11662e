import { bookedAddressSchema } from '@eksport/domain'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { addressBookV3, bookEntryParams, bookEntrySchema } from './address-book.ts'

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
