import { keepScan, recordMatsPaper, recordOriginalPaper } from '@eksport/api'
import type { Application, OriginalPaperState } from '@eksport/domain'
import { api } from '@eksport/portal/server/api.ts'
import { useAttemptKeys } from '@eksport/portal/server/attempt-keys.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/** Where it is recorded: on the certificate itself, or on the one that replaces it where it is of the older service (MATS). */
const calls = { original: recordOriginalPaper, mats: recordMatsPaper } as const
export type PaperOf = keyof typeof calls

interface Recorded {
  readonly state: OriginalPaperState
  readonly trackingNumber: string | undefined
}

/** Records what became of the paper of a certificate; all cases that show it are fetched anew, and the lists that wait for it. */
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

/** Puts the scan of the signed paper to the case; what is sent again after a lost answer is kept once. */
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
