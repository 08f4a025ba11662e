import { getFlags } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { queryOptions } from '@tanstack/react-query'

/** [RTE-21] Which features are on now. */
export const flagsQuery = queryOptions({
  queryKey: ['flags'],
  staleTime: 60_000,
  queryFn: ({ signal }) => api.call(getFlags, { signal }),
})
