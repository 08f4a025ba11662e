import { listAddressBook } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { fresh } from '@eksport/portal/server/fresh.ts'
import { queryOptions } from '@tanstack/react-query'

/** [EXP-05] The organisation's addresses, the one used last first. */
export const addressBookQuery = (organisationNumber: string) =>
  queryOptions({
    queryKey: ['address-book', organisationNumber],
    staleTime: fresh,
    queryFn: ({ signal }) => api.call(listAddressBook, { params: { organisationNumber }, signal }),
  })
