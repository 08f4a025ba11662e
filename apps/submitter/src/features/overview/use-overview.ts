import { filterQuery } from '@eksport/portal/list/filter-query.ts'
import type { ListView } from '@eksport/portal/list/list-view.ts'
import { useMemo } from 'react'
import { useOrganisation } from '#src/lib/organisation.ts'
import { applicationsOf } from './api/applications.ts'
import { quickFilterOf } from './quick-filter.ts'

/** The toolbar shows the search and the quick filters itself; only officers are assigned to cases. */
export const overviewFilters = filterQuery({
  filters: ['referenceNumber', 'search', 'assigned'],
  showsStatus: (query) => !['all', undefined].includes(quickFilterOf(query)),
  resetLeavesStatus: false,
})

/** The overview of the organisation that the person acts for. */
export function useOverview(): ListView {
  const { organisationNumber } = useOrganisation()
  return useMemo(
    () => ({ source: applicationsOf(organisationNumber), viewpoint: 'INNSENDER', filters: overviewFilters }),
    [organisationNumber],
  )
}
