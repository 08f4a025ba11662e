import { type FailedJob, tryJobAgain } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { failedJobsQuery } from '#src/lib/failed-jobs-query.ts'

/** Milliseconds to the next look while the page is open. */
export const lookAnew = 15_000

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
