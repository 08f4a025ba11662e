import { listPhrases } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { queryOptions } from '@tanstack/react-query'

/** [CW-10] Phrases of the reference data. */
export const phrasesQuery = queryOptions({
  queryKey: ['phrases'],
  staleTime: 3_600_000,
  queryFn: ({ signal }) => api.call(listPhrases, { signal }),
})
