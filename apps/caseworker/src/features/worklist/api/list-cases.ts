import { exportCases, getWorkload, listCases } from '@eksport/api'
import { officersSort } from '@eksport/domain'
import type { ListSource } from '@eksport/portal/list/list-source.ts'
import { api } from '@eksport/portal/server/api.ts'
import { queryOptions } from '@tanstack/react-query'
import { toServerQuery } from '../queues.ts'

/** The cases that officers handle. */
export const cases: ListSource = {
  key: ['cases'],
  usualSort: officersSort,
  asked: toServerQuery,
  fetch: (query, signal) => api.call(listCases, { query, signal }),
  fetchAll: (query, signal) => api.call(exportCases, { query, signal }),
}

/** How many cases there are, by office, by status and by whose they are. */
export const workloadQuery = queryOptions({
  queryKey: ['cases', 'workload'],
  queryFn: ({ signal }) => api.call(getWorkload, { signal }),
})
