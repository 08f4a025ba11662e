import { changeDeparture, type DepartureTime, type PickupTime } from '@eksport/api'
import type { Application } from '@eksport/domain'
import { api } from '@eksport/portal/server/api.ts'
import { useAttemptKeys } from '@eksport/portal/server/attempt-keys.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useMutation } from '@tanstack/react-query'
import { useOrganisation } from '../../organisation.ts'
import { useRefreshApplication } from '../use-refresh-application.ts'

interface MovedTimes {
  readonly departure: DepartureTime
  readonly pickup?: PickupTime
}

/** [EXP-11] Another departure, and the pickup where that moves along, of the version that the person has before them. */
export function useChangeDeparture({ referenceNumber, version }: Pick<Application, 'referenceNumber' | 'version'>) {
  const { organisationNumber } = useOrganisation()
  const refresh = useRefreshApplication(referenceNumber)
  const keys = useAttemptKeys()
  return useMutation({
    mutationFn: (body: MovedTimes) =>
      api.call(changeDeparture, {
        params: { organisationNumber, referenceNumber },
        body,
        ifMatch: version,
        idempotencyKey: keys.of(version, JSON.stringify(body)),
      }),
    onSuccess: refresh,
    onError: async (error) => {
      // Somebody else has changed it: what they did is looked at before it is tried again.
      if (isApiError(error, 409, 412)) await refresh()
    },
  })
}
