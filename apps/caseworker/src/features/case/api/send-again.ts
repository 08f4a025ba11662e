import { sendAgain } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/** [CRT-14] Sends the message of a certificate again; the case is read anew, and followed until it has arrived. */
export function useSendAgain(referenceNumber: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (deliveryId: string) => api.call(sendAgain, { params: { referenceNumber, deliveryId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['case', referenceNumber], exact: true }),
  })
}
