import type { ApplicationFilters } from '@eksport/domain'
import type { ListScope } from './application-filters.ts'

/** A list of so many is read whole where one page of it is asked for; a longer one is walked to the page, and its total is kept. */
export const longList = 10_000

/** How long the total of a long list stands before it is counted again, in milliseconds. */
const age = 60_000
/** Of so many lists, the last ones that were counted. */
const keptLists = 2_000

/** How many a long list held when it was counted last: counting reads all of it, and nobody goes by its last digit. */
export interface KeptTotals {
  read(scope: ListScope, filters: ApplicationFilters): number | undefined
  keep(scope: ListScope, filters: ApplicationFilters, total: number): void
}

/** What tells one list from another: whose it is, and its filters whatever their order. */
function nameOf(scope: ListScope, filters: ApplicationFilters): string {
  const whose = scope.audience === 'submitter' ? scope.organisationNumber : scope.personId
  const asked = Object.entries(filters).sort(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify([scope.audience, whose, asked])
}

/** [OPS-07] The totals of long lists, each for a minute. */
export function keepTotals(now: () => Date): KeptTotals {
  const totals = new Map<string, { readonly total: number; readonly until: number }>()
  return {
    read(scope, filters) {
      const kept = totals.get(nameOf(scope, filters))
      return kept !== undefined && kept.until > now().getTime() ? kept.total : undefined
    },
    keep(scope, filters, total) {
      const name = nameOf(scope, filters)
      // At the end of the row, for those at its beginning go.
      totals.delete(name)
      totals.set(name, { total, until: now().getTime() + age })
      for (const oldest of [...totals.keys()].slice(0, Math.max(0, totals.size - keptLists))) totals.delete(oldest)
    },
  }
}
