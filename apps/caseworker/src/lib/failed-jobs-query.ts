import { listFailedJobs } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useRight } from './use-right.ts'

const aMinute = 60_000

/** [CW-12] What failed, of all cases; what is tried again by itself leaves the list without anybody doing anything. */
export const failedJobsQuery = queryOptions({
  queryKey: ['jobs', 'failed'],
  refetchInterval: aMinute,
  queryFn: ({ signal }) => api.call(listFailedJobs, { signal }),
})

/** How many there are, for whoever may try them again; undefined while there are none or it is not known. */
export function useFailedJobsCount(): number | undefined {
  const { data } = useQuery({ ...failedJobsQuery, enabled: useRight('try-again') })
  return data?.total || undefined
}
