import { type ApplicationQuery, textFilters } from '@eksport/domain'

const searchNames = [
  'search',
  'referenceNumber',
  ...textFilters,
] as const satisfies readonly (keyof ApplicationQuery['filters'])[]

/**
 * [LST-17] Whether the next query only extends a text that was already searched for. Such a step replaces the address, so that
 * Back leaves the search instead of stepping through it letter by letter.
 */
export function goesOnTyping(before: ApplicationQuery, after: ApplicationQuery): boolean {
  return searchNames.some((name) => {
    const [was, is] = [before.filters[name], after.filters[name]]
    if (was === undefined || is === undefined || was === is) return false
    return (
      JSON.stringify({ ...before, page: 0 }) ===
      JSON.stringify({ ...after, filters: { ...after.filters, [name]: was } })
    )
  })
}
