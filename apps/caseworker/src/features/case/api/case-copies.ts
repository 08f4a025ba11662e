import { confirmCopies, getConfirmedCopies, handOutCopies, listCaseCopies } from '@eksport/api'
import type { Application, CopyOrder } from '@eksport/domain'
import { api } from '@eksport/portal/server/api.ts'
import { useAttemptKeys } from '@eksport/portal/server/attempt-keys.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

/** The orders of confirmed copies of a case as they are at a version of it. */
export const caseCopiesQuery = (referenceNumber: number, version: number) =>
  queryOptions({
    queryKey: ['case', referenceNumber, 'copies', version],
    queryFn: ({ signal }) => api.call(listCaseCopies, { params: { referenceNumber }, signal }),
  })

/** The file of copies that goes to the printer. */
export const fetchCopies = (referenceNumber: number, copyId: string, signal: AbortSignal) =>
  api.call(getConfirmedCopies, { params: { referenceNumber, copyId }, signal })

/** What an officer does with an order: confirms it for the printer, or hands it out to somebody. */
export function useCopyActs({ referenceNumber, version }: Pick<Application, 'referenceNumber' | 'version'>) {
  const queries = useQueryClient()
  const keys = useAttemptKeys()
  const onSettled = () => queries.invalidateQueries({ queryKey: ['case', referenceNumber] })
  const confirm = useMutation({
    mutationFn: ({ id: copyId }: CopyOrder) =>
      api.call(confirmCopies, {
        params: { referenceNumber, copyId },
        ifMatch: version,
        idempotencyKey: keys.of('confirm', copyId, version),
      }),
    onSettled,
  })
  const handOut = useMutation({
    mutationFn: ({ id: copyId, collectedBy }: { readonly id: string; readonly collectedBy: string }) =>
      api.call(handOutCopies, {
        params: { referenceNumber, copyId },
        body: { collectedBy },
        ifMatch: version,
        idempotencyKey: keys.of('hand-out', copyId, collectedBy, version),
      }),
    onSettled,
  })
  return { confirm, handOut }
}
