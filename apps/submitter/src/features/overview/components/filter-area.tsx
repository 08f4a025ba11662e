import type { ApplicationQuery } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Skeleton, VisuallyHidden } from '@eksport/ui'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { countChips } from '../filter-query.ts'
import { overviewTexts as texts } from '../overview.texts.ts'

/** Fetches the filters; the list is read and used without them, so that they are no part of its page. */
export const loadFilters = () => import('./overview-filters.tsx')
const Chips = lazy(async () => ({ default: (await loadFilters()).OverviewChips }))
const Panel = lazy(async () => ({ default: (await loadFilters()).OverviewPanel }))
const Sheet = lazy(async () => ({ default: (await loadFilters()).OverviewSheet }))

interface FilterAreaProps {
  readonly query: ApplicationQuery
  readonly onQueryChange: (query: ApplicationQuery) => void
  readonly open: boolean
  readonly onClose: () => void
  /** Room for the filters beside the list; otherwise they come as a sheet over it. */
  readonly wide: boolean
  /** The list. */
  readonly children: ReactNode
}

/** [LST-06] The chips over the list and the filters beside it. */
export function FilterArea({ query, onQueryChange, open, onClose, wide, children }: FilterAreaProps) {
  const active = countChips(query) > 0
  // They stay after the last filter is gone: there the reset can be undone, and focus has its place.
  const [chips, setChips] = useState(active)
  if (active && !chips) setChips(true)
  const row = active ? <div className="mb-4 h-8" /> : null
  const shared = { query, onQueryChange, onClose }
  const beside = open && wide
  return (
    <>
      {chips && (
        <Suspense fallback={row}>
          <Chips query={query} onQueryChange={onQueryChange} fallback={row} />
        </Suspense>
      )}
      <div className={beside ? 'grid grid-cols-[18.75rem_minmax(0,1fr)] items-start gap-6' : undefined}>
        {beside && (
          <Suspense fallback={<PanelPlace />}>
            <Panel {...shared} fallback={<PanelPlace />} />
          </Suspense>
        )}
        <div className="min-w-0">{children}</div>
      </div>
      {open && !wide && (
        <Suspense fallback={null}>
          <Sheet {...shared} fallback={null} />
        </Suspense>
      )}
    </>
  )
}

function PanelPlace() {
  const say = useText()
  return (
    <div className="rounded border border-line bg-surface p-4.5">
      <VisuallyHidden role="status">{say(texts.loadingFilters)}</VisuallyHidden>
      {['w-20', 'mt-10 w-32', 'mt-4 h-10', 'mt-10 w-24', 'mt-4 h-11', 'mt-10 w-28', 'mt-4 h-24'].map((look) => (
        <Skeleton key={look} className={look} />
      ))}
    </div>
  )
}
