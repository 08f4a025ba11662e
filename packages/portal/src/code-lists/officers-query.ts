import { listOfficers } from '@eksport/api'
import { api } from '../server/api.ts'
import { queryOptions } from '@tanstack/react-query'

/** Everybody who may have cases, with how many they have and until when they are away. */
export const officersQuery = queryOptions({
  queryKey: ['officers'],
  queryFn: ({ signal }) => api.call(listOfficers, { signal }),
})
