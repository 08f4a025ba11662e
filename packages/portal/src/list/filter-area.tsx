import { Skeleton, VisuallyHidden } from '@eksport/ui'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useText } from '../text/use-text.ts'
import { filterTexts as texts } from './filter.texts.ts'
import type { ListState } from './list-view.ts'

/** Fetches the filters; the list is read and used without them, so that they are no part of its page. */
export const loadFilters = () => import('./filter-parts.tsx')
const Chips = lazy(async () => ({ default: (await loadFilters()).Chips }))
const Panel = lazy(async () => ({ default: (await loadFilters()).Panel }))
const Sheet = lazy(async () => ({ default: (await loadFilters()).Sheet }))

/** How the filters stand in a page; class names. */
export interface FilterAreaLook {
  readonly chips: string
  /** Keeps the place of the chips until they have come. */
  readonly chipsPlace: string
  /** Around the panel and the list, and what it is besides while the panel stands there. */
  readonly frame: string
  readonly frameWithPanel: string
  /** Around the panel. */
  readonly side: string
  readonly panel: string
  readonly panelPlace: string
}

interface FilterAreaProps extends ListState {
  readonly look: FilterAreaLook
  readonly open: boolean
  readonly onClose: () => void
  /** Room for the filters beside the list; otherwise they come as a sheet over it. */
  readonly wide: boolean
  /** The list. */
  readonly children: ReactNode
}

/** [LST-06] The chips over the list and the filters beside it. */
export function FilterArea({ look, open, onClose, wide, children, ...list }: FilterAreaProps) {
  const active = list.view.filters.countChips(list.query) > 0
  // They stay after the last filter is gone: there the reset can be undone, and focus has its place.
  const [chips, setChips] = useState(active)
  if (active && !chips) setChips(true)
  const row = active ? <div className={look.chipsPlace} /> : null
  const place = <PanelPlace className={look.panelPlace} />
  const beside = open && wide
  return (
    <>
      {chips && (
        <Suspense fallback={row}>
          <Chips {...list} className={look.chips} fallback={row} />
        </Suspense>
      )}
      <div className={beside ? `${look.frame} ${look.frameWithPanel}` : look.frame}>
        {beside && (
          <div className={look.side}>
            <Suspense fallback={place}>
              <Panel {...list} onClose={onClose} className={look.panel} fallback={place} />
            </Suspense>
          </div>
        )}
        <div className="min-w-0">{children}</div>
      </div>
      {open && !wide && (
        <Suspense fallback={null}>
          <Sheet {...list} onClose={onClose} fallback={null} />
        </Suspense>
      )}
    </>
  )
}

const panelParts = ['w-20', 'mt-10 w-32', 'mt-4 h-9', 'mt-10 w-24', 'mt-4 h-10', 'mt-10 w-28', 'mt-4 h-24']

function PanelPlace({ className }: { readonly className: string }) {
  const say = useText()
  return (
    <div className={className}>
      <VisuallyHidden role="status">{say(texts.loading)}</VisuallyHidden>
      {panelParts.map((look) => (
        <Skeleton key={look} className={look} />
      ))}
    </div>
  )
}
