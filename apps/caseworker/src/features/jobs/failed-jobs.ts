import { type FailedJob, tryJobAgain } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { failedJobsQuery } from '#src/lib/failed-jobs-query.ts'

/** Milliseconds between polls while the page is open. */
export const lookAnew = 15_000

/** [ACT-03] Retries jobs one after another; stops at the first that cannot be requested. */
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
