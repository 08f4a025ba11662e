import { type ApplicationQuery, type ApplicationStatus, defaultSort, type SortEntry } from '@eksport/domain'
import { referenceDigits } from '@eksport/portal/list/reference-digits.ts'

export const quickFilters = ['all', 'in-progress', 'done'] as const
export type QuickFilter = (typeof quickFilters)[number]

interface View {
  readonly status: readonly ApplicationStatus[] | undefined
  readonly sort: readonly SortEntry[]
}

/** [LST-03] [LST-04] The statuses and order of each quick filter. */
const views: Readonly<Record<QuickFilter, View>> = {
  all: { status: undefined, sort: defaultSort },
  'in-progress': {
    status: ['UNDER_REGISTRERING', 'AVKLARING_INNSENDER', 'KANSELLERING_BEHANDLES'],
    sort: [
      { key: 'STATUS', direction: 'ASC' },
      { key: 'REFERENCE_NUMBER', direction: 'DESC' },
    ],
  },
  done: { status: ['UTSTEDT'], sort: [{ key: 'REFERENCE_NUMBER', direction: 'DESC' }] },
}

const sameStatuses = (a: readonly string[] = [], b: readonly string[] = []) =>
  a.length === b.length && a.every((status) => b.includes(status))

/** The quick filter that a query corresponds to, however it was built; undefined if none has its statuses. */
export function quickFilterOf(query: ApplicationQuery): QuickFilter | undefined {
  return quickFilters.find((name) => sameStatuses(query.filters.status, views[name].status))
}

/** The query with another quick filter: its statuses and order, from the first page; other filters are kept. */
export function withQuickFilter(query: ApplicationQuery, name: QuickFilter): ApplicationQuery {
  const { status: _, ...filters } = query.filters
  const { status, sort } = views[name]
  return { ...query, filters: status === undefined ? filters : { ...filters, status: [...status] }, sort, page: 0 }
}

/**
 * [LST-05] [LST-09] The query with a search for a reference number; characters other than digits are ignored. The search covers all
 * applications, so the quick filter is dropped. Statuses chosen in the filters are kept.
 */
export function withReferenceSearch(query: ApplicationQuery, text: string): ApplicationQuery {
  const digits = referenceDigits(text)
  const { referenceNumber: _, ...others } = query.filters
  if (digits === '') return { ...query, filters: others, page: 0 }
  const { filters, sort } = quickFilterOf(query) === undefined ? query : withQuickFilter(query, 'all')
  return { ...query, filters: { ...filters, referenceNumber: digits }, sort, page: 0 }
}

/** The query with a text search; like a search by number, it covers all applications. */
export function withTextSearch(query: ApplicationQuery, text: string): ApplicationQuery {
  const { search: _, ...others } = query.filters
  if (text === '') return { ...query, filters: others, page: 0 }
  const { filters, sort } = quickFilterOf(query) === undefined ? query : withQuickFilter(query, 'all')
  return { ...query, filters: { ...filters, search: text }, sort, page: 0 }
}
