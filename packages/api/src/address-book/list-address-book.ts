import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { organisationParams } from '../endpoint/params.ts'
import { addressBookV3, bookEntrySchema } from './address-book.ts'

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
