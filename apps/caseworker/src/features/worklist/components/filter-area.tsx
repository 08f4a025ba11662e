import type { ApplicationQuery } from '@eksport/domain'
import { countFilters } from '@eksport/portal/list/count-filters.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Skeleton, VisuallyHidden } from '@eksport/ui'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { chipFilters } from '../filter-query.ts'
import { worklistTexts as texts } from '../worklist.texts.ts'

/** Fetches the filters; the list is read and used without them, so that they are no part of its page. */
export const loadFilters = () => import('./case-filters.tsx')
const Chips = lazy(async () => ({ default: (await loadFilters()).CaseChips }))
const Panel = lazy(async () => ({ default: (await loadFilters()).CasePanel }))
const Sheet = lazy(async () => ({ default: (await loadFilters()).CaseSheet }))

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

/** [LST-06] The chips over the list and the filters beside it, from edge to edge like the list. */
export function FilterArea({ query, onQueryChange, open, onClose, wide, children }: FilterAreaProps) {
  const active = countFilters(chipFilters(query)) > 0
  // They stay after the last filter is gone: there the reset can be undone, and focus has its place.
  const [chips, setChips] = useState(active)
  if (active && !chips) setChips(true)
  const row = active ? <div className="mb-3 h-8" /> : null
  const shared = { query, onQueryChange, onClose }
  const beside = open && wide
  return (
    <>
      {chips && (
        <Suspense fallback={row}>
          <Chips query={query} onQueryChange={onQueryChange} fallback={row} />
        </Suspense>
      )}
      <div className={`border-t border-line ${beside ? 'grid flex-1 grid-cols-[18.75rem_minmax(0,1fr)]' : ''}`}>
        {beside && (
          <div className="border-r border-line">
            <Suspense fallback={<PanelPlace />}>
              <Panel {...shared} fallback={<PanelPlace />} />
            </Suspense>
          </div>
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
    <div className="p-4.5">
      <VisuallyHidden role="status">{say(texts.loadingFilters)}</VisuallyHidden>
      {['w-20', 'mt-10 w-32', 'mt-4 h-8', 'mt-10 w-24', 'mt-4 h-9', 'mt-10 w-28', 'mt-4 h-24'].map((look) => (
        <Skeleton key={look} className={look} />
      ))}
    </div>
  )
}
