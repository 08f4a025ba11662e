import { waitForPage } from '../waiting/page-waits.ts'
import { parseSearch, stringifySearch } from './search-codec.ts'

/**
 * How a portal's router reads addresses and fetches ahead: the page that a pointer or the keyboard approaches is on its
 * way before it is asked for. The query cache decides how fresh an answer is; the router keeps none of its own.
 */
export const routerOptions = {
  parseSearch,
  stringifySearch,
  scrollRestoration: true,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultPendingMs: waitForPage,
} as const
