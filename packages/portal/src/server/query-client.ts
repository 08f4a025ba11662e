import { QueryClient } from '@tanstack/react-query'

/**
 * [API-02] The typed client itself tries a failed GET once more, so the cache does not add a third attempt.
 * Nothing is fetched again on focus or reconnect: a person in the middle of a form keeps what stands there.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false, staleTime: 0 },
      // Without a net an act fails at once and says so: held back, it would be done when nobody expects it any more.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
