import { listPhrases } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { queryOptions } from '@tanstack/react-query'

/** [CW-10] Everybody's phrases, and those of one's own office; what a leader writes is seen within a minute. */
export const phrasesQuery = queryOptions({
  queryKey: ['phrases'],
  staleTime: 60_000,
  queryFn: ({ signal }) => api.call(listPhrases, { signal }),
})
