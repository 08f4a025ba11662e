import { QueryClient } from '@tanstack/react-query'

/**
 * [API-02] The typed client itself tries a failed GET once more, so the cache does not add a third attempt.
 * Nothing is fetched again on focus or reconnect: a person in the middle of a form keeps what stands there. What has nothing to keep,
 * because it failed, is fetched when the net is back.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        // Held back without a net, a page would be on its way for ever and say nothing.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: ({ state }) => state.status === 'error' && state.data === undefined,
        staleTime: 0,
      },
      // Without a net an act fails at once and says so: held back, it would be done when nobody expects it any more.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
