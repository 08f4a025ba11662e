import { sendApplication } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { useAttemptKeys } from '@eksport/portal/server/attempt-keys.ts'
import { useMutation } from '@tanstack/react-query'
import { useRefreshApplication } from '#src/lib/application/use-refresh-application.ts'
import { useOrganisation } from '#src/lib/organisation.ts'

interface Sending {
  readonly version: number
  readonly comment: string
}

/** 'Send inn'. The same application sent again after a lost answer has one effect, and gives the same answer. */
export function useSendApplication(referenceNumber: number) {
  const { organisationNumber } = useOrganisation()
  const refresh = useRefreshApplication(referenceNumber)
  const keys = useAttemptKeys()
  return useMutation({
    mutationFn: ({ version, comment }: Sending) =>
      api.call(sendApplication, {
        params: { organisationNumber, referenceNumber },
        body: comment.trim() === '' ? {} : { comment },
        ifMatch: version,
        idempotencyKey: keys.of(version, comment),
      }),
    onSuccess: refresh,
  })
}
