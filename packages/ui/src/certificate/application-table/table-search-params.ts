import { type ApplicationQuery, decodeQuery, encodeQuery, type QueryRecord } from '@eksport/domain'

/**
 * Order, page and filters as the parameters of an address. The same codec that the list's API reads,
 * so that a page's address and its request never differ. What is as at first is left out.
 */
export function tableStateToSearchParams(state: ApplicationQuery): URLSearchParams {
  return new URLSearchParams(encodeQuery(state))
}

/** The state that an address asks for. What cannot be understood is left out, so that an old bookmark still opens. */
export function tableStateFromSearchParams(parameters: URLSearchParams | QueryRecord): ApplicationQuery {
  return decodeQuery(parameters instanceof URLSearchParams ? Object.fromEntries(parameters) : parameters)
}
