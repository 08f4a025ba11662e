import { exportCases, getWorkload, listCases, listVisits, takeNextCase } from '@eksport/api'
import { officersSort } from '@eksport/domain'
import type { ListSource } from '@eksport/portal/list/list-source.ts'
import { visitsKey } from '@eksport/portal/live/use-live.ts'
import { api } from '@eksport/portal/server/api.ts'
import { useAttemptKeys } from '@eksport/portal/server/attempt-keys.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { toServerQuery } from '../queues.ts'

/** The list of cases that officers handle. */
export const cases: ListSource = {
  key: ['cases'],
  usualSort: officersSort,
  asked: toServerQuery,
  fetch: (query, signal) => api.call(listCases, { query, signal }),
  fetchAll: (query, signal) => api.call(exportCases, { query, signal }),
}

/** The number of cases by office, status and owner. */
export const workloadQuery = queryOptions({
  queryKey: ['cases', 'workload'],
  queryFn: ({ signal }) => api.call(getWorkload, { signal }),
})

/** [CW-06] Takes the most urgent unassigned case. If another officer was faster, tries the next one. */
export function useTakeNextCase() {
  const queries = useQueryClient()
  const keys = useAttemptKeys()
  return useMutation({
    mutationFn: async (): Promise<number | undefined> => {
      for (;;) {
        try {
          return (await api.call(takeNextCase, { idempotencyKey: keys.of('next') })).referenceNumber
        } catch (error) {
          if (isApiError(error)) keys.forget()
          if (!isApiError(error, 412)) throw error
        }
      }
    },
    onSuccess: (referenceNumber) => {
      keys.forget()
      if (referenceNumber !== undefined) void queries.invalidateQueries({ queryKey: ['case', referenceNumber] })
      return queries.invalidateQueries({ queryKey: ['cases'] })
    },
  })
}

/** Milliseconds between polls, because a colleague whose browser has crashed sends no message. */
const pollMs = 30_000

/** [CW-06] Which cases colleagues have open; arrivals and departures are pushed immediately. */
export const visitsQuery = queryOptions({
  queryKey: visitsKey(['case']),
  refetchInterval: pollMs,
  queryFn: ({ signal }) => api.call(listVisits, { signal }),
})
