import { undoCancellation } from '@eksport/api'
import type { Application } from '@eksport/domain'
import { api } from '@eksport/portal/server/api.ts'
import { useAttemptKeys } from '@eksport/portal/server/attempt-keys.ts'
import { useMutation } from '@tanstack/react-query'
import { useRefreshApplication } from '#src/lib/application/use-refresh-application.ts'
import { useOrganisation } from '#src/lib/organisation.ts'

/** [STA-03] 'Angre kansellering': undoes the cancellation shown on the application. */
export function useUndoCancellation({ referenceNumber, version, cancellationInformation }: Application) {
  const { organisationNumber } = useOrganisation()
  const refresh = useRefreshApplication(referenceNumber)
  const keys = useAttemptKeys()
  return useMutation({
    mutationFn: () =>
      api.call(undoCancellation, {
        params: { organisationNumber, referenceNumber, cancellationId: cancellationInformation?.id ?? '' },
        ifMatch: version,
        idempotencyKey: keys.of(version),
      }),
    onSuccess: refresh,
  })
}
