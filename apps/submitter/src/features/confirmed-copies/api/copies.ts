import { calculateCopyFee, cancelCopies, changeCopies, listCertificateOffices, orderCopies } from '@eksport/api'
import type { Application, CopyOrder, CopyRequest } from '@eksport/domain'
import { api } from '@eksport/portal/server/api.ts'
import { useAttemptKeys } from '@eksport/portal/server/attempt-keys.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { queryOptions, skipToken, useMutation, useQueryClient } from '@tanstack/react-query'
import { copiesQuery } from '#src/lib/application/copies-query.ts'
import { useOrganisation } from '#src/lib/organisation.ts'

/** Called when somebody has changed the order since it was seen: receives its current state, or undefined if it no longer exists. */
type OnStale = (now: CopyOrder | undefined) => void

/** [SEC-04] Refetches the order after a refusal because it has changed. */
function useReadAnew({ referenceNumber }: Application, copyId: string | undefined, onStale: OnStale | undefined) {
  const queries = useQueryClient()
  const { organisationNumber } = useOrganisation()
  return async (error: unknown) => {
    if (copyId === undefined || !isApiError(error, 412)) return
    const orders = await queries.fetchQuery({ ...copiesQuery(organisationNumber, referenceNumber), staleTime: 0 })
    onStale?.(orders.find(({ id }) => id === copyId))
  }
}

/**
 * Orders copies, or changes the order that was seen. A request that failed in transit may have succeeded, and repeating it takes effect
 * once.
 */
export function useSendCopies(application: Application, seen: CopyOrder | undefined, onStale: OnStale) {
  const { organisationNumber } = useOrganisation()
  const keys = useAttemptKeys()
  const { referenceNumber, version } = application
  return useMutation({
    mutationFn: (body: CopyRequest) => {
      const sent = { body, idempotencyKey: keys.of(JSON.stringify(body)) }
      const params = { organisationNumber, referenceNumber }
      return seen === undefined
        ? api.call(orderCopies, { params, ifMatch: version, ...sent })
        : api.call(changeCopies, { params: { ...params, copyId: seen.id }, ifMatch: seen.version, ...sent })
    },
    onError: useReadAnew(application, seen?.id, onStale),
  })
}

/**
 * Cancels an order that has not been handed out. Repeating the request after a lost response finds the order cancelled and does not fail.
 */
export function useCancelCopies(application: Application, { id: copyId, version }: CopyOrder, onStale?: OnStale) {
  const { organisationNumber } = useOrganisation()
  const keys = useAttemptKeys()
  const { referenceNumber } = application
  return useMutation({
    mutationFn: () =>
      api.call(cancelCopies, {
        params: { organisationNumber, referenceNumber, copyId },
        ifMatch: version,
        idempotencyKey: keys.of(copyId),
      }),
    onError: useReadAnew(application, copyId, onStale),
  })
}

interface Asked {
  readonly organisationNumber: string
  readonly referenceNumber: number
  /** The order to change. */
  readonly copyId: string | undefined
  /** Undefined while the form is invalid; no fee is fetched then. */
  readonly request: CopyRequest | undefined
}

/** [CPY-01] The fee for the order, once everything is filled in. */
export const copyFeeQuery = ({ organisationNumber, referenceNumber, copyId: id, request }: Asked) =>
  queryOptions({
    queryKey: ['copy-fee', organisationNumber, referenceNumber, id ?? null, request ?? null],
    queryFn:
      request === undefined
        ? skipToken
        : ({ signal }) =>
            api.call(calculateCopyFee, {
              params: { organisationNumber, referenceNumber },
              body: { ...request, ...(id === undefined ? {} : { id }) },
              signal,
            }),
  })

/** All offices that hand out copies, whatever the format of the certificate. */
export const copyOfficesQuery = queryOptions({
  queryKey: ['certificate-offices', 'active'],
  staleTime: 3_600_000,
  queryFn: ({ signal }) => api.call(listCertificateOffices, { query: { only_active: 'true' }, signal }),
})
