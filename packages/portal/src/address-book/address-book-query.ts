import { listAddressBook } from '@eksport/api'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../server/api.ts'
import { fresh } from '../server/fresh.ts'

/** [EXP-05] The organisation's addresses, the most recently used first. */
export const addressBookQuery = (organisationNumber: string) =>
  queryOptions({
    queryKey: ['address-book', organisationNumber],
    staleTime: fresh,
    queryFn: ({ signal }) => api.call(listAddressBook, { params: { organisationNumber }, signal }),
  })
