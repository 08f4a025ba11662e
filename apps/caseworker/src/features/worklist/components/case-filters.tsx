import type { ApplicationFilters, ApplicationQuery } from '@eksport/domain'
import { useApplicationFilters } from '@eksport/portal/code-lists/use-application-filters.ts'
import { FilterChips, FilterPanel, type FilterSchema, FilterSheet } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { casesQuery } from '../api/list-cases.ts'
import { chipFilters, withChips, withFilters } from '../filter-query.ts'

interface CaseFiltersProps {
  readonly query: ApplicationQuery
  readonly onQueryChange: (query: ApplicationQuery) => void
  /** Shown until the reference data has come. */
  readonly fallback: ReactNode
}

interface OpenFiltersProps extends CaseFiltersProps {
  readonly onClose: () => void
}

/** [LST-06] The filters in use, over the list. */
export function CaseChips({ query, onQueryChange, fallback }: CaseFiltersProps) {
  const schema = useApplicationFilters('BEHANDLER')
  if (!schema) return fallback
  return (
    <FilterChips
      schema={schema}
      value={chipFilters(query)}
      onValueChange={(filters) => onQueryChange(withChips(query, filters))}
      className="px-5 pb-3 max-md:px-4 data-[empty=true]:pb-0"
    />
  )
}

/** [LST-06] The filters beside the list, which follows at each click. */
export function CasePanel({ query, onQueryChange, onClose, fallback }: OpenFiltersProps) {
  const schema = useApplicationFilters('BEHANDLER')
  const { data } = useQuery(casesQuery(query))
  if (!schema) return fallback
  return (
    <FilterPanel
      schema={schema}
      chips={false}
      value={query.filters}
      onValueChange={(filters, { reason }) => onQueryChange(withFilters(query, filters, reason))}
      onClose={onClose}
      className="rounded-none border-0"
      {...(data ? { resultCount: data.totalElements } : {})}
    />
  )
}

/** [LST-06] The filters over a narrow page: the list follows 'Vis 37 søknader'. */
export function CaseSheet(props: OpenFiltersProps) {
  const schema = useApplicationFilters('BEHANDLER')
  return schema ? <Sheet {...props} schema={schema} /> : props.fallback
}

function Sheet({
  schema,
  query,
  onQueryChange,
  onClose,
}: OpenFiltersProps & { readonly schema: FilterSchema<ApplicationFilters> }) {
  const [draft, setDraft] = useState(query.filters)
  const { data } = useQuery(casesQuery(withFilters(query, draft)))
  return (
    <FilterSheet
      open
      onOpenChange={(open) => !open && onClose()}
      schema={schema}
      value={query.filters}
      onDraftChange={setDraft}
      onValueChange={(filters) => onQueryChange(withFilters(query, filters))}
      {...(data ? { resultCount: data.totalElements } : {})}
    />
  )
}
