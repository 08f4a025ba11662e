import { getWorkload, listCases } from '@eksport/api'
import { type ApplicationQuery, encodeQuery } from '@eksport/domain'
import { api } from '@eksport/portal/server/api.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { toServerQuery } from '../queues.ts'

/** One page of the officers' list. */
export const casesQuery = (query: ApplicationQuery) => {
  const parameters = encodeQuery(toServerQuery(query))
  return queryOptions({
    queryKey: ['cases', parameters],
    // The rows stay while the next ones are on their way.
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => api.call(listCases, { query: parameters, signal }),
  })
}

/** How many cases there are, by status and by whose they are. */
export const workloadQuery = queryOptions({
  queryKey: ['cases', 'workload'],
  queryFn: ({ signal }) => api.call(getWorkload, { signal }),
})
