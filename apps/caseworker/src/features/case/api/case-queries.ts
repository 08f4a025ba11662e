import { getCase, listCaseHistory, listCaseMessages, sendAgain } from '@eksport/api'
import { untilDelivered } from '@eksport/portal/delivery/follow-deliveries.ts'
import { api } from '@eksport/portal/server/api.ts'
import { fresh } from '@eksport/portal/server/fresh.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

/** One case with the findings of the rule check; polled while its certificate is being delivered. */
export const caseQuery = (referenceNumber: number) =>
  queryOptions({
    queryKey: ['case', referenceNumber],
    refetchInterval: untilDelivered,
    queryFn: ({ signal }) => api.call(getCase, { params: { referenceNumber }, signal }),
  })

/** Messages in both directions, newest first. */
export const caseMessagesQuery = (referenceNumber: number) =>
  queryOptions({
    queryKey: ['case', referenceNumber, 'messages'],
    // The route fetches it before the page renders.
    staleTime: fresh,
    queryFn: ({ signal }) => api.call(listCaseMessages, { params: { referenceNumber }, signal }),
  })

/** The history of the case up to one of its versions, oldest first. */
export const caseHistoryQuery = (referenceNumber: number, version: number) =>
  queryOptions({
    queryKey: ['case', referenceNumber, 'history', version],
    // Parts of the page that are drawn one after the other read it.
    staleTime: fresh,
    queryFn: ({ signal }) => api.call(listCaseHistory, { params: { referenceNumber }, signal }),
  })

/** [CRT-14] Sends the message of a certificate again; the case is refetched, and polled until the message has arrived. */
export function useSendAgain(referenceNumber: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (deliveryId: string) => api.call(sendAgain, { params: { referenceNumber, deliveryId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['case', referenceNumber], exact: true }),
  })
}
