import { QueryClient } from '@tanstack/react-query'

/**
 * [API-02] The typed client retries a failed GET itself, so the cache does not add a third attempt. Nothing is refetched on focus
 * or reconnect, so that forms do not change while somebody fills them in. Only failed queries are refetched when the connection
 * is back.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        // If queries were paused while offline, a page would load for ever without saying anything.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: ({ state }) => state.status === 'error' && state.data === undefined,
        staleTime: 0,
      },
      // While offline, a mutation fails at once and says so; if it were paused, it would be carried out when nobody expects it.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
