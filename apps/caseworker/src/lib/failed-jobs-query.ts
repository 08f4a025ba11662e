import { listFailedJobs } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useRight } from './use-right.ts'

const aMinute = 60_000

/** [CW-12] Failed jobs of all cases; jobs that are retried automatically leave the list on their own. */
export const failedJobsQuery = queryOptions({
  queryKey: ['jobs', 'failed'],
  refetchInterval: aMinute,
  queryFn: ({ signal }) => api.call(listFailedJobs, { signal }),
})

/** The number of failed jobs, for officers who may retry them; undefined if there are none or it is unknown. */
export function useFailedJobsCount(): number | undefined {
  const { data } = useQuery({ ...failedJobsQuery, enabled: useRight('try-again') })
  return data?.total || undefined
}
