import { calculateCopyFee, cancelCopies, changeCopies, listCertificateOffices, orderCopies } from '@eksport/api'
import type { Application, CopyOrder, CopyRequest } from '@eksport/domain'
import { api } from '@eksport/portal/server/api.ts'
import { useAttemptKeys } from '@eksport/portal/server/attempt-keys.ts'
import { isApiError } from '@eksport/portal/server/is-api-error.ts'
import { queryOptions, skipToken, useMutation, useQueryClient } from '@tanstack/react-query'
import { copiesQuery } from '#src/lib/application/copies-query.ts'
import { useOrganisation } from '#src/lib/organisation.ts'

/** Whoever is told of an order as it stands now, nothing where there is none any more: somebody has changed it since it was seen. */
type OnStale = (now: CopyOrder | undefined) => void

/** [SEC-04] After a refusal because the order has changed: it is read anew. */
function useReadAnew({ referenceNumber }: Application, copyId: string | undefined, onStale: OnStale | undefined) {
  const queries = useQueryClient()
  const { organisationNumber } = useOrganisation()
  return async (error: unknown) => {
    if (copyId === undefined || !isApiError(error, 412)) return
    const orders = await queries.fetchQuery({ ...copiesQuery(organisationNumber, referenceNumber), staleTime: 0 })
    onStale?.(orders.find(({ id }) => id === copyId))
  }
}

/** Orders copies, or changes the order that was seen. A try that failed on its way may have succeeded there: the same again has one effect. */
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

/** Cancels an order that has not been handed out; the same again after a lost answer finds it cancelled, and no fault. */
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
  /** The order that is to be changed. */
  readonly copyId: string | undefined
  /** Nothing while the form is not valid: then no fee is asked for. */
  readonly request: CopyRequest | undefined
}

/** [CPY-01] What the order costs, once everything is filled in. */
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

/** Every office that hands out copies, whatever the certificate was issued on. */
export const copyOfficesQuery = queryOptions({
  queryKey: ['certificate-offices', 'active'],
  staleTime: 3_600_000,
  queryFn: ({ signal }) => api.call(listCertificateOffices, { query: { only_active: 'true' }, signal }),
})
