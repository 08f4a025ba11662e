import { type ApplicationQuery, decodeQuery, encodeQuery, type QueryRecord } from '@eksport/domain'

/**
 * Writes sort, page and filters as address parameters. Uses the same codec as the list's API, so that a page's address
 * and its request always agree. Defaults are left out.
 */
export function tableStateToSearchParams(state: ApplicationQuery): URLSearchParams {
  return new URLSearchParams(encodeQuery(state))
}

/** The table state that an address asks for. Invalid parts are ignored, so that an old bookmark still opens. */
export function tableStateFromSearchParams(parameters: URLSearchParams | QueryRecord): ApplicationQuery {
  return decodeQuery(parameters instanceof URLSearchParams ? Object.fromEntries(parameters) : parameters)
}
