import { type DecidingComplaint, decideComplaint, drawComplaintLetter, getCaseComplaint } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { useAttemptKeys } from '@eksport/portal/server/attempt-keys.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

/** [ADM-08] The complaint about a refusal; keyed under the case, so that a new one is refetched with it. */
export const caseComplaintQuery = (referenceNumber: number) =>
  queryOptions({
    queryKey: ['case', referenceNumber, 'complaint'],
    queryFn: ({ signal }) => api.call(getCaseComplaint, { params: { referenceNumber }, signal }),
  })

/** [ADM-08] The letter as it would be sent with these texts. */
export const fetchComplaintLetter = (
  referenceNumber: number,
  body: DecidingComplaint,
  { signal }: { readonly signal: AbortSignal },
): Promise<Blob> => api.call(drawComplaintLetter, { params: { referenceNumber }, body, signal })

/** [ADM-08] Decides on the complaint; a repeated request takes effect once. Refetches the case and the lists. */
export function useDecideComplaint(referenceNumber: number) {
  const queries = useQueryClient()
  const keys = useAttemptKeys()
  return useMutation({
    mutationFn: (body: DecidingComplaint) =>
      api.call(decideComplaint, { params: { referenceNumber }, body, idempotencyKey: keys.of(JSON.stringify(body)) }),
    onSettled: () => Promise.all(['case', 'cases'].map((key) => queries.invalidateQueries({ queryKey: [key] }))),
  })
}
