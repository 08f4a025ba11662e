import { changePickup, type PickupTime } from '@eksport/api'
import type { Application } from '@eksport/domain'
import { openingHoursQuery } from '@eksport/portal/case/opening-hours-query.ts'
import { api } from '@eksport/portal/server/api.ts'
import { useAttemptKeys } from '@eksport/portal/server/attempt-keys.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { feeKey } from '../../../draft/api/calculate-fee.ts'
import { useOrganisation } from '../../organisation.ts'
import { useRefreshApplication } from '../use-refresh-application.ts'

/** [FEE-01] The fee that the dialog shows. */
export interface ShownFee {
  readonly shownFee?: number | undefined
}

/** [EXP-11] 'Endre tid': changes the pickup of the version that the person sees. */
export function useChangePickup({ referenceNumber, version }: Pick<Application, 'referenceNumber' | 'version'>) {
  const { organisationNumber } = useOrganisation()
  const queries = useQueryClient()
  const refresh = useRefreshApplication(referenceNumber)
  const keys = useAttemptKeys()
  return useMutation({
    mutationFn: (body: PickupTime & ShownFee) =>
      api.call(changePickup, {
        params: { organisationNumber, referenceNumber },
        body,
        ifMatch: version,
        idempotencyKey: keys.of(version, JSON.stringify(body)),
      }),
    onSuccess: refresh,
    onError: async (error) => {
      // The chosen time is no longer offered.
      if (isApiError(error, 400)) await queries.invalidateQueries({ queryKey: openingHoursQuery.queryKey })
      // Somebody else has changed it, so the person sees the new state before trying again.
      if (isApiError(error, 409, 412)) await Promise.all([refresh(), queries.invalidateQueries({ queryKey: feeKey })])
    },
  })
}
