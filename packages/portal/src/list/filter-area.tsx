import { Skeleton, VisuallyHidden } from '@eksport/ui'
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { usePart } from '../parts/use-part.ts'
import { useText } from '../text/use-text.ts'
import { filterTexts as texts } from './filter.texts.ts'
import type { ListState } from './list-view.ts'

/** Fetches the filters; the list is read and used without them, so that they are no part of its page. */
export const loadFilters = () => import('./filter-parts.tsx')
type Filters = Awaited<ReturnType<typeof loadFilters>>
const chipsOf = ({ Chips }: Filters) => Chips
const panelOf = ({ Panel }: Filters) => Panel
const sheetOf = ({ Sheet }: Filters) => Sheet

/** A part of the filters, fetched once it is wanted; nothing until it has come. */
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
  /** Beside the list they have focus as soon as they stand there. */
  readonly takesFocus?: boolean
  readonly onClose: () => void
  /** Room for the filters beside the list; otherwise they come as a sheet over it. */
  readonly wide: boolean
  /** The list. */
  readonly children: ReactNode
}

/** [LST-06] The chips over the list and the filters beside it. */
export function FilterArea({ look, open, takesFocus = false, onClose, wide, children, ...list }: FilterAreaProps) {
  const active = list.view.filters.countChips(list.query) > 0
  // They stay after the last filter is gone: there the reset can be undone, and focus has its place.
  const [chips, setChips] = useState(active)
  if (active && !chips) setChips(true)
  const row = active ? <div className={look.chipsPlace} /> : null
  const place = <PanelPlace className={look.panelPlace} />
  const beside = open && wide
  const over = open && !wide
  const Chips = useWanted(chips, chipsOf)
  // What cannot be fetched is told, and the list stays as it was.
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
