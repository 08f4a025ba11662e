import type { ApplicationFilters } from '@eksport/domain'
import { FilterChips, FilterPanel, type FilterSchema, FilterSheet } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useApplicationFilters } from '../code-lists/use-application-filters.ts'
import { listPage } from './list-source.ts'
import type { ListState } from './list-view.ts'

interface PartProps extends ListState {
  readonly className?: string
  /** Shown until the reference data is loaded. */
  readonly fallback: ReactNode
}

interface OpenPartProps extends PartProps {
  readonly onClose: () => void
}

/** [LST-06] The active filters, above the list. */
export function Chips({ view, query, onQueryChange, className, fallback }: PartProps) {
  const schema = useApplicationFilters(view.viewpoint)
  if (!schema) return fallback
  return (
    <FilterChips
      schema={schema}
      value={view.filters.chips(query)}
      onValueChange={(filters) => onQueryChange(view.filters.withChips(query, filters))}
      {...(className === undefined ? {} : { className })}
    />
  )
}

interface PanelProps extends OpenPartProps {
  readonly takesFocus: boolean
}

/** Focuses the first field, or the heading that expands it, but not the close button before them. */
const focusFirst = (panel: HTMLElement | null) => panel?.querySelector<HTMLElement>('input, [aria-expanded]')?.focus()

/** Whether Escape closes the filters; an open list within them handles it first. */
const isLeft = (event: KeyboardEvent) =>
  event.key === 'Escape' &&
  !event.defaultPrevented &&
  !(event.target instanceof Element && event.target.closest('[data-escape]'))

/** [LST-06] [CW-05] The filters beside the list, which follows each click; Escape closes them. */
export function Panel({ view, query, onQueryChange, takesFocus, onClose, className, fallback }: PanelProps) {
  const schema = useApplicationFilters(view.viewpoint)
  const { data } = useQuery(listPage(view.source, query))
  if (!schema) return fallback
  return (
    <FilterPanel
      schema={schema}
      chips={false}
      value={query.filters}
      onValueChange={(filters, { reason }) => onQueryChange(view.filters.withPanel(query, filters, reason))}
      onClose={onClose}
      onKeyDown={(event) => isLeft(event) && onClose()}
      {...(takesFocus ? { ref: focusFirst } : {})}
      {...(className === undefined ? {} : { className })}
      {...(data ? { resultCount: data.totalElements } : {})}
    />
  )
}

/** [LST-06] The filters over a narrow page: the list follows 'Vis 37 søknader'. */
export function Sheet(props: OpenPartProps) {
  const schema = useApplicationFilters(props.view.viewpoint)
  return schema ? <OpenSheet {...props} schema={schema} /> : props.fallback
}

function OpenSheet({
  schema,
  view,
  query,
  onQueryChange,
  onClose,
}: OpenPartProps & { readonly schema: FilterSchema<ApplicationFilters> }) {
  const [draft, setDraft] = useState(query.filters)
  const { data } = useQuery(listPage(view.source, view.filters.withPanel(query, draft)))
  return (
    <FilterSheet
      open
      onOpenChange={(open) => !open && onClose()}
      schema={schema}
      value={query.filters}
      onDraftChange={setDraft}
      onValueChange={(filters, { reason }) => onQueryChange(view.filters.withPanel(query, filters, reason))}
      {...(data ? { resultCount: data.totalElements } : {})}
    />
  )
}
