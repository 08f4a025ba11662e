import { listJobs, tryJobAgain } from '@eksport/api'
import type { CaseJob } from '@eksport/domain'
import { api } from '@eksport/portal/server/api.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

interface Asked {
  readonly state: { readonly data: readonly CaseJob[] | undefined }
}

/** Milliseconds to the next look, while something is still to be done. */
const untilDone = ({ state: { data } }: Asked) => (data?.some(({ state }) => state === 'WAITING') ? 3_000 : false)

/** [ACT-03] What is done after the acts of a case, newest first; read again while something is still to be done. */
export const caseJobsQuery = (referenceNumber: number, version: number) =>
  queryOptions({
    queryKey: ['case', referenceNumber, 'jobs', version],
    refetchInterval: untilDone,
    queryFn: ({ signal }) => api.call(listJobs, { params: { referenceNumber }, signal }),
  })

/** [ACT-03] Has a job tried at once; the jobs of the case are then as the answer says. */
export function useTryJobAgain(referenceNumber: number, version: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (jobId: string) => api.call(tryJobAgain, { params: { referenceNumber, jobId } }),
    onSuccess: (jobs) => queries.setQueryData(caseJobsQuery(referenceNumber, version).queryKey, jobs),
  })
}
