import { listOfficers } from '@eksport/api'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../server/api.ts'

/** All officers who can own cases, with their number of cases and their absences. */
export const officersQuery = queryOptions({
  queryKey: ['officers'],
  queryFn: ({ signal }) => api.call(listOfficers, { signal }),
})
