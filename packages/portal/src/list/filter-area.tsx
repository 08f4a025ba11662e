import { Skeleton, VisuallyHidden } from '@eksport/ui'
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { usePart } from '../parts/use-part.ts'
import { useText } from '../text/use-text.ts'
import { filterTexts as texts } from './filter.texts.ts'
import type { ListState } from './list-view.ts'

/** Loads the filters, which are separate from the page because the list can be used without them. */
export const loadFilters = () => import('./filter-parts.tsx')
type Filters = Awaited<ReturnType<typeof loadFilters>>
const chipsOf = ({ Chips }: Filters) => Chips
const panelOf = ({ Panel }: Filters) => Panel
const sheetOf = ({ Sheet }: Filters) => Sheet

/** A part of the filters, loaded once it is needed; undefined until then. */
function useWanted<Props extends object>(
  isWanted: boolean,
  choose: (filters: Filters) => ComponentType<Props>,
  onMissing?: () => void,
) {
  const { Part, ask } = usePart(loadFilters, choose)
  const tellMissing = useEffectEvent((isThere: boolean) => {
    if (!isThere) onMissing?.()
  })
  useEffect(() => {
    if (isWanted) void ask().then(tellMissing)
  }, [isWanted, ask])
  return Part
}

/** Class names for the layout of the filters in a page. */
export interface FilterAreaLook {
  readonly chips: string
  /** Reserves space for the chips until they are loaded. */
  readonly chipsPlace: string
  /** Around the panel and the list; `frameWithPanel` is added while the panel is open. */
  readonly frame: string
  readonly frameWithPanel: string
  readonly side: string
  readonly panel: string
  readonly panelPlace: string
}

interface FilterAreaProps extends ListState {
  readonly look: FilterAreaLook
  readonly open: boolean
  /** Whether the filters beside the list take focus when they open. */
  readonly takesFocus?: boolean
  readonly onClose: () => void
  /** Whether there is room for the filters beside the list; otherwise they open as a sheet over it. */
  readonly wide: boolean
  readonly children: ReactNode
}

/** [LST-06] The chips above the list and the filters beside it. */
export function FilterArea({ look, open, takesFocus = false, onClose, wide, children, ...list }: FilterAreaProps) {
  const active = list.view.filters.countChips(list.query) > 0
  // The chips stay after the last filter is removed, so that the reset can be undone and focus has a place.
  const [chips, setChips] = useState(active)
  if (active && !chips) setChips(true)
  const row = active ? <div className={look.chipsPlace} /> : null
  const place = <PanelPlace className={look.panelPlace} />
  const beside = open && wide
  const over = open && !wide
  const Chips = useWanted(chips, chipsOf)
  // A failure to load is reported, and the list stays as it was.
  const Panel = useWanted(beside, panelOf, onClose)
  const Sheet = useWanted(over, sheetOf, onClose)
  return (
    <>
      {chips && (Chips ? <Chips {...list} className={look.chips} fallback={row} /> : row)}
      <div className={beside ? `${look.frame} ${look.frameWithPanel}` : look.frame}>
        {beside && (
          <div className={look.side}>
            {Panel ? (
              <Panel {...list} takesFocus={takesFocus} onClose={onClose} className={look.panel} fallback={place} />
            ) : (
              place
            )}
          </div>
        )}
        <div className="min-w-0">{children}</div>
      </div>
      {over && Sheet && <Sheet {...list} onClose={onClose} fallback={null} />}
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
