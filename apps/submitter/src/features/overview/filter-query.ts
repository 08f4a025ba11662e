import type { ApplicationFilters, ApplicationQuery } from '@eksport/domain'
import { quickFilterOf } from './quick-filter.ts'

/** The statuses that a quick filter stands for: its own button shows them, so that they are no chips. */
const quickStatuses = (query: ApplicationQuery) => {
  const quick = quickFilterOf(query)
  return quick === undefined || quick === 'all' ? undefined : query.filters.status
}

/** The filters that chips stand for: all but those that the toolbar shows in other ways. */
export function chipFilters(query: ApplicationQuery): ApplicationFilters {
  const { referenceNumber: _searched, assigned: _officers, ...filters } = query.filters
  if (quickStatuses(query) === undefined) return filters
  const { status: _quick, ...others } = filters
  return others
}

/** [LST-09] The query with what the panel asks for, from the first page; the search for a number stays. */
export function withPanelFilters(query: ApplicationQuery, filters: ApplicationFilters): ApplicationQuery {
  const { referenceNumber } = query.filters
  const kept = referenceNumber === undefined ? filters : { ...filters, referenceNumber }
  return { ...query, filters: kept, page: 0 }
}

/** [LST-09] The query after chips were taken away: a quick filter stays as it is. */
export function withChipFilters(query: ApplicationQuery, filters: ApplicationFilters): ApplicationQuery {
  const status = quickStatuses(query)
  return withPanelFilters(query, status === undefined ? filters : { ...filters, status })
}

/** How many filters are in use; a period is one. */
export function countFilters(query: ApplicationQuery): number {
  const names = Object.keys(chipFilters(query))
  return names.filter((name) => name !== 'toDateTime' || !names.includes('fromDateTime')).length
}

const searchNames = [
  'referenceNumber',
  'internalReference',
  'consignorOrganizationNumberOrName',
  'consigneeName',
  'placeOfDestination',
  'processingEstablishment',
  'submittingApplicantOrganizationalNameOrNumber',
] as const satisfies readonly (keyof ApplicationFilters)[]

/**
 * [LST-17] Whether the next query only goes on with a text that was searched for already. Such a step replaces the
 * address: Back leads out of the search and not through it letter by letter.
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
