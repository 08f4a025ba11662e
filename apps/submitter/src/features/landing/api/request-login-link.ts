import { type BodyOf, requestLoginLink } from '@eksport/api'
import { api } from '@eksport/portal/server/api.ts'
import { useMutation } from '@tanstack/react-query'

/** [AUT-02] Asks for a link; success says that it was asked for, and nothing of what is sent. */
export function useRequestLoginLink() {
  return useMutation({
    // Nothing keeps the number when the page is left.
    gcTime: 0,
    mutationFn: (body: BodyOf<typeof requestLoginLink>) => api.call(requestLoginLink, { body }),
  })
}
