import { withdrawApplication } from '@eksport/api'
import type { Application } from '@eksport/domain'
import { api } from '@eksport/portal/server/api.ts'
import { useAttemptKeys } from '@eksport/portal/server/attempt-keys.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useMutation } from '@tanstack/react-query'
import { useRefreshApplication } from '#src/lib/application/use-refresh-application.ts'
import { useOrganisation } from '#src/lib/organisation.ts'

/** [STA-04] 'Trekk tilbake': withdraws the application. */
export function useWithdrawApplication({ referenceNumber, version }: Pick<Application, 'referenceNumber' | 'version'>) {
  const { organisationNumber } = useOrganisation()
  const refresh = useRefreshApplication(referenceNumber)
  const keys = useAttemptKeys()
  return useMutation({
    mutationFn: () =>
      api.call(withdrawApplication, {
        params: { organisationNumber, referenceNumber },
        ifMatch: version,
        idempotencyKey: keys.of(version),
      }),
    onSuccess: refresh,
    // Somebody else has changed it, so the person sees the new state before withdrawing it anyway.
    onError: (error) => (isApiError(error, 409, 412) ? refresh() : undefined),
  })
}
