import type { ApplicationFilters, ApplicationQuery } from '@eksport/domain'
import { useApplicationFilters } from '@eksport/portal/code-lists/use-application-filters.ts'
import { FilterChips, FilterPanel, type FilterSchema, FilterSheet } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useOrganisation } from '#src/lib/organisation.ts'
import { applicationsQuery } from '../api/list-applications.ts'
import { chipFilters, withChipFilters, withPanelFilters } from '../filter-query.ts'

interface OverviewFiltersProps {
  readonly query: ApplicationQuery
  readonly onQueryChange: (query: ApplicationQuery) => void
  /** Shown until the reference data has come. */
  readonly fallback: ReactNode
}

interface OpenFiltersProps extends OverviewFiltersProps {
  readonly onClose: () => void
}

/** [LST-06] The filters in use, over the list. */
export function OverviewChips({ query, onQueryChange, fallback }: OverviewFiltersProps) {
  const schema = useApplicationFilters()
  if (!schema) return fallback
  return (
    <FilterChips
      schema={schema}
      value={chipFilters(query)}
      onValueChange={(filters) => onQueryChange(withChipFilters(query, filters))}
      className="mb-4 data-[empty=true]:mb-0"
    />
  )
}

/** [LST-06] The filters beside the list, which follows at each click. */
export function OverviewPanel({ query, onQueryChange, onClose, fallback }: OpenFiltersProps) {
  const schema = useApplicationFilters()
  const { organisationNumber } = useOrganisation()
  const { data } = useQuery(applicationsQuery(organisationNumber, query))
  if (!schema) return fallback
  return (
    <FilterPanel
      schema={schema}
      chips={false}
      value={query.filters}
      onValueChange={(filters) => onQueryChange(withPanelFilters(query, filters))}
      onClose={onClose}
      {...(data ? { resultCount: data.totalElements } : {})}
    />
  )
}

/** [LST-06] The filters over a narrow page: the list follows 'Vis 37 søknader'. */
export function OverviewSheet(props: OpenFiltersProps) {
  const schema = useApplicationFilters()
  return schema ? <Sheet {...props} schema={schema} /> : props.fallback
}

function Sheet({
  schema,
  query,
  onQueryChange,
  onClose,
}: OpenFiltersProps & { readonly schema: FilterSchema<ApplicationFilters> }) {
  const { organisationNumber } = useOrganisation()
  const [draft, setDraft] = useState(query.filters)
  const { data } = useQuery(applicationsQuery(organisationNumber, withPanelFilters(query, draft)))
  return (
    <FilterSheet
      open
      onOpenChange={(open) => !open && onClose()}
      schema={schema}
      value={query.filters}
      onDraftChange={setDraft}
      onValueChange={(filters) => onQueryChange(withPanelFilters(query, filters))}
      {...(data ? { resultCount: data.totalElements } : {})}
    />
  )
}
