import { keepScan } from '@eksport/api'
import type { Application } from '@eksport/domain'
import { api } from '@eksport/portal/server/api.ts'
import { useAttemptKeys } from '@eksport/portal/server/attempt-keys.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'

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
