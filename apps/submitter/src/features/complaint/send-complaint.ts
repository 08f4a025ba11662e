import { sendComplaint } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { useAttemptKeys } from '@eksport/portal/server/attempt-keys.ts'
import { useMutation } from '@tanstack/react-query'
import { useRefreshApplication } from '#src/lib/application/use-refresh-application.ts'
import { useOrganisation } from '#src/lib/organisation.ts'

interface Written {
  readonly words: string
  readonly attachments: readonly File[]
}

/** [ADM-08] Sends a complaint. A request that failed in transit may have succeeded, and repeating it takes effect once. */
export function useSendComplaint(referenceNumber: number) {
  const { organisationNumber } = useOrganisation()
  const refreshAfterwards = useRefreshApplication(referenceNumber)
  const keys = useAttemptKeys()
  const send = useMutation({
    mutationFn: ({ words, attachments }: Written) =>
      api.call(sendComplaint, {
        params: { organisationNumber, referenceNumber },
        body: { complaint: { words }, attachments: [...attachments] },
        idempotencyKey: keys.of(words, ...attachments),
      }),
  })
  return { send, refreshAfterwards }
}
