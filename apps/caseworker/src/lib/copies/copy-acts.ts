import { type CopyTask, confirmCopies, getConfirmedCopies, handOutCopies, listCaseCopies } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { useAttemptKeys } from '@eksport/portal/server/attempt-keys.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

/** An order as an officer sees it, with the case it belongs to. */
export type CopyOrderAt = Pick<CopyTask, 'referenceNumber' | 'order'>

/** The orders of confirmed copies at a version of the case. */
export const caseCopiesQuery = (referenceNumber: number, version: number) =>
  queryOptions({
    queryKey: ['case', referenceNumber, 'copies', version],
    queryFn: ({ signal }) => api.call(listCaseCopies, { params: { referenceNumber }, signal }),
  })

/** The print file of the copies. */
export const fetchCopies = (referenceNumber: number, copyId: string, signal: AbortSignal) =>
  api.call(getConfirmedCopies, { params: { referenceNumber, copyId }, signal })

const atOrder = ({ referenceNumber, order: { id: copyId, version } }: CopyOrderAt) => ({
  params: { referenceNumber, copyId },
  ifMatch: version,
})

/** The actions on an order: confirm it for printing, or hand it out. */
export function useCopyActs() {
  const queries = useQueryClient()
  const keys = useAttemptKeys()
  const refresh = ({ referenceNumber }: CopyOrderAt) =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['case', referenceNumber] }),
      queries.invalidateQueries({ queryKey: ['cases', 'copies'] }),
    ])
  const confirm = useMutation({
    mutationFn: (at: CopyOrderAt) =>
      api.call(confirmCopies, { ...atOrder(at), idempotencyKey: keys.of('confirm', at.order.id, at.order.version) }),
    onSettled: (_data, _error, at) => refresh(at),
  })
  const handOut = useMutation({
    mutationFn: ({ collectedBy, ...at }: CopyOrderAt & { readonly collectedBy: string }) =>
      api.call(handOutCopies, {
        ...atOrder(at),
        body: { collectedBy },
        idempotencyKey: keys.of('hand-out', at.order.id, collectedBy, at.order.version),
      }),
    onSettled: (_data, _error, at) => refresh(at),
  })
  return { confirm, handOut }
}
