import type { ApplicationQuery } from '@eksport/domain'

/** The current positions of a case and its neighbours, from 0 over all pages. */
export interface Places {
  /** Undefined if the case has left the list. */
  readonly at: number | undefined
  readonly previous: number | undefined
  readonly next: number | undefined
}

/**
 * The neighbours of a case in a list that may have changed since it was opened. If the case has left the list, as a handled case leaves its
 * queue, the next case is now at its position.
 */
export function placesAround(index: number, at: number | undefined, total: number): Places {
  const before = (at ?? index) - 1
  const after = at === undefined ? index : at + 1
  return {
    at,
    previous: before >= 0 && before < total ? before : undefined,
    next: after < total ? after : undefined,
  }
}

/** The page of the list that contains a position. */
export function pageWith(query: ApplicationQuery, place: number): ApplicationQuery {
  return { ...query, page: Math.floor(place / query.size) }
}
