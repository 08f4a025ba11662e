import { getCase, listCaseHistory, listCaseMessages, sendAgain } from '@eksport/api'
import { untilDelivered } from '@eksport/portal/delivery/follow-deliveries.ts'
import { api } from '@eksport/portal/server/api.ts'
import { fresh } from '@eksport/portal/server/fresh.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

/** One case with what the rule check found in it; read again while its certificate is being delivered. */
export const caseQuery = (referenceNumber: number) =>
  queryOptions({
    queryKey: ['case', referenceNumber],
    refetchInterval: untilDelivered,
    queryFn: ({ signal }) => api.call(getCase, { params: { referenceNumber }, signal }),
  })

/** Messages both ways, newest first. */
export const caseMessagesQuery = (referenceNumber: number) =>
  queryOptions({
    queryKey: ['case', referenceNumber, 'messages'],
    // The route asks before the page is drawn.
    staleTime: fresh,
    queryFn: ({ signal }) => api.call(listCaseMessages, { params: { referenceNumber }, signal }),
  })

/** What has happened up to a version of the case, oldest first. */
export const caseHistoryQuery = (referenceNumber: number, version: number) =>
  queryOptions({
    queryKey: ['case', referenceNumber, 'history', version],
    queryFn: ({ signal }) => api.call(listCaseHistory, { params: { referenceNumber }, signal }),
  })

/** [CRT-14] Sends the message of a certificate again; the case is read anew, and followed until it has arrived. */
export function useSendAgain(referenceNumber: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (deliveryId: string) => api.call(sendAgain, { params: { referenceNumber, deliveryId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['case', referenceNumber], exact: true }),
  })
}
