import { changeDeparture, type DepartureTime, type PickupTime } from '@eksport/api'
import type { Application } from '@eksport/domain'
import { api } from '@eksport/portal/server/api.ts'
import { useAttemptKeys } from '@eksport/portal/server/attempt-keys.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { feeKey } from '../../../draft/api/calculate-fee.ts'
import { useOrganisation } from '../../organisation.ts'
import { useRefreshApplication } from '../use-refresh-application.ts'
import type { ShownFee } from './change-pickup.ts'

interface MovedTimes extends ShownFee {
  readonly departure: DepartureTime
  readonly pickup?: PickupTime
}

/** [EXP-11] Changes the departure, and the pickup if it moves too, of the version that the person sees. */
export function useChangeDeparture({ referenceNumber, version }: Pick<Application, 'referenceNumber' | 'version'>) {
  const { organisationNumber } = useOrganisation()
  const queries = useQueryClient()
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
      // Somebody else has changed it, so the person sees the new state before trying again.
      if (isApiError(error, 409, 412)) await Promise.all([refresh(), queries.invalidateQueries({ queryKey: feeKey })])
    },
  })
}
