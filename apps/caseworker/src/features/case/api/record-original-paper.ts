import { recordOriginalPaper } from '@eksport/api'
import type { Application, OriginalPaperState } from '@eksport/domain'
import { api } from '@eksport/portal/server/api.ts'
import { useAttemptKeys } from '@eksport/portal/server/attempt-keys.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'

interface Recorded {
  readonly state: OriginalPaperState
  readonly trackingNumber: string | undefined
}

/** Records what became of the paper of an original; all cases that show it are fetched anew. */
export function useRecordOriginalPaper({ referenceNumber, version }: Application) {
  const queries = useQueryClient()
  const keys = useAttemptKeys()
  return useMutation({
    mutationFn: ({ state, trackingNumber }: Recorded) =>
      api.call(recordOriginalPaper, {
        params: { referenceNumber },
        body: { state, ...(trackingNumber !== undefined && { trackingNumber }) },
        ifMatch: version,
        idempotencyKey: keys.of(state, trackingNumber),
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['case'] }),
  })
}
