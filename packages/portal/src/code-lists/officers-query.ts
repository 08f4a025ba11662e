import { listOfficers } from '@eksport/api'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../server/api.ts'

/** Everybody who may have cases, with how many they have and until when they are away. */
export const officersQuery = queryOptions({
  queryKey: ['officers'],
  queryFn: ({ signal }) => api.call(listOfficers, { signal }),
})
