import { filterQuery } from '@eksport/portal/list/filter-query.ts'
import type { ListView } from '@eksport/portal/list/list-view.ts'
import { useMemo } from 'react'
import { useOrganisation } from '#src/lib/organisation.ts'
import { applicationsOf } from './api/applications.ts'
import { quickFilterOf } from './quick-filter.ts'

/** Leaves out the search and the quick filters, which the toolbar shows, and the assignee, which only officers have. */
export const overviewFilters = filterQuery({
  filters: ['referenceNumber', 'search', 'assigned'],
  showsStatus: (query) => !['all', undefined].includes(quickFilterOf(query)),
  resetLeavesStatus: false,
})

/** The list of applications of the organisation that the person acts for. */
export function useOverview(): ListView {
  const { organisationNumber } = useOrganisation()
  return useMemo(
    () => ({ source: applicationsOf(organisationNumber), viewpoint: 'INNSENDER', filters: overviewFilters }),
    [organisationNumber],
  )
}
