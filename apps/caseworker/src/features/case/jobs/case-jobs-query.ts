import { listJobs, tryJobAgain } from '@eksport/api'
import type { CaseJob } from '@eksport/domain'
import { api } from '@eksport/portal/server/api.ts'
import { fresh } from '@eksport/portal/server/fresh.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

interface Asked {
  readonly state: { readonly data: readonly CaseJob[] | undefined }
}

/** Milliseconds until the next poll while a job is waiting, otherwise false. */
const untilDone = ({ state: { data } }: Asked) => (data?.some(({ state }) => state === 'WAITING') ? 3_000 : false)

/** [ACT-03] The jobs that follow the actions on a case, newest first; polled while one is waiting. */
export const caseJobsQuery = (referenceNumber: number, version: number) =>
  queryOptions({
    queryKey: ['case', referenceNumber, 'jobs', version],
    // Parts of the page that are drawn one after the other read it.
    staleTime: fresh,
    refetchInterval: untilDone,
    queryFn: ({ signal }) => api.call(listJobs, { params: { referenceNumber }, signal }),
  })

/** [ACT-03] Retries a job immediately; the response contains the jobs of the case. */
export function useTryJobAgain(referenceNumber: number, version: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (jobId: string) => api.call(tryJobAgain, { params: { referenceNumber, jobId } }),
    onSuccess: (jobs) => queries.setQueryData(caseJobsQuery(referenceNumber, version).queryKey, jobs),
  })
}
