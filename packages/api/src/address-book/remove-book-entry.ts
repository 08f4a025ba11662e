import { defineEndpoint, emptyResponse } from '../endpoint/define-endpoint.ts'
import { addressBookV3, bookEntryParams } from './address-book.ts'

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
