import { redeemLoginLink } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/** [SEC-11] Logs in with the token of a link, and clears the data fetched for the previous person. */
export function useRedeemLoginLink() {
  const queries = useQueryClient()
  return useMutation({
    gcTime: 0,
    mutationFn: (token: string) => api.call(redeemLoginLink, { body: { token } }),
    onSuccess: () => queries.clear(),
  })
}
