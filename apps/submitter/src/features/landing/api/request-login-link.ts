import { type BodyOf, requestLoginLink } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { useMutation } from '@tanstack/react-query'

/** [AUT-02] Requests a login link. Success says only that the request was received, not whether a link is sent. */
export function useRequestLoginLink() {
  return useMutation({
    // Removes the number from memory when the page is left.
    gcTime: 0,
    mutationFn: (body: BodyOf<typeof requestLoginLink>) => api.call(requestLoginLink, { body }),
  })
}
