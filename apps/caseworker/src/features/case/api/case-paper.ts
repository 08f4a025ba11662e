import { keepScan, recordMatsPaper, recordOriginalPaper } from '@eksport/api'
import type { Application, OriginalPaperState } from '@eksport/domain'
import { api } from '@eksport/portal/server/api.ts'
import { useAttemptKeys } from '@eksport/portal/server/attempt-keys.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/** The call that records it: on the certificate itself, or, for a certificate of the older service (MATS), on the one that replaces it. */
const calls = { original: recordOriginalPaper, mats: recordMatsPaper } as const
export type PaperOf = keyof typeof calls

interface Recorded {
  readonly state: OriginalPaperState
  readonly trackingNumber: string | undefined
}

/** Records what became of a certificate's paper; refetches all cases that show it, and the lists that wait for it. */
export function useRecordPaper(of: PaperOf, { referenceNumber, version }: Application) {
  const queries = useQueryClient()
  const keys = useAttemptKeys()
  return useMutation({
    mutationFn: ({ state, trackingNumber }: Recorded) =>
      api.call(calls[of], {
        params: { referenceNumber },
        body: { state, ...(trackingNumber !== undefined && { trackingNumber }) },
        ifMatch: version,
        idempotencyKey: keys.of(state, trackingNumber),
      }),
    onSettled: () => Promise.all(['case', 'cases'].map((key) => queries.invalidateQueries({ queryKey: [key] }))),
  })
}

/** Attaches the scan of the signed paper to the case; repeating the request after a lost response stores it once. */
export function useKeepScan({ referenceNumber, version }: Application) {
  const queries = useQueryClient()
  const keys = useAttemptKeys()
  return useMutation({
    mutationFn: (scan: File) =>
      api.call(keepScan, {
        params: { referenceNumber },
        body: { scan: [scan] },
        ifMatch: version,
        idempotencyKey: keys.of(version, scan),
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['case', referenceNumber] }),
  })
}
