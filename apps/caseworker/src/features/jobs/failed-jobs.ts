import { type FailedJob, listFailedJobs, tryJobAgain } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

/** Milliseconds to the next look: what is tried again by itself leaves the list without anybody doing anything. */
const anew = 15_000

/** [CW-12] What failed, of all cases. */
export const failedJobsQuery = queryOptions({
  queryKey: ['jobs', 'failed'],
  refetchInterval: anew,
  queryFn: ({ signal }) => api.call(listFailedJobs, { signal }),
})

/** [ACT-03] Has jobs tried at once, one after the other; the first that cannot be asked for ends it. */
export function useTryAgain() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (jobs: readonly FailedJob[]) => {
      for (const { referenceNumber, id: jobId } of jobs)
        await api.call(tryJobAgain, { params: { referenceNumber, jobId } })
    },
    onSettled: () => queries.invalidateQueries(failedJobsQuery),
  })
}
