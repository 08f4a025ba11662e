import { reopenApplication } from '@eksport/api'
import type { Application } from '@eksport/domain'
import { api } from '@eksport/portal/server/api.ts'
import { useAttemptKeys } from '@eksport/portal/server/attempt-keys.ts'
import { useMutation } from '@tanstack/react-query'
import { useRefreshApplication } from '#src/lib/application/use-refresh-application.ts'
import { useOrganisation } from '#src/lib/organisation.ts'

/** [ACT-08] Reopens the application for the changes that the caseworker has unlocked. */
export function useReopenApplication({ referenceNumber, version }: Pick<Application, 'referenceNumber' | 'version'>) {
  const { organisationNumber } = useOrganisation()
  const refresh = useRefreshApplication(referenceNumber)
  const keys = useAttemptKeys()
  return useMutation({
    mutationFn: () =>
      api.call(reopenApplication, {
        params: { organisationNumber, referenceNumber },
        ifMatch: version,
        idempotencyKey: keys.of(version),
      }),
    onSuccess: refresh,
  })
}
