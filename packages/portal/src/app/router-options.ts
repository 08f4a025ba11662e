import { waitForPage } from '../waiting/page-waits.ts'
import { parseSearch, stringifySearch } from './search-codec.ts'

/**
 * Router options of a portal: how it parses addresses, and that it preloads the page that a pointer or the keyboard approaches.
 * The query cache decides how long an answer is fresh; the router keeps none itself.
 */
export const routerOptions = {
  parseSearch,
  stringifySearch,
  scrollRestoration: true,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultPendingMs: waitForPage,
} as const
