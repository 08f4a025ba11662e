'use client'
import { type RefObject, startTransition, useEffect, useMemo, useState } from 'react'
import { afterPaint } from '../../foundation/internal/after-paint.js'
import { listen } from '../../foundation/internal/listen.js'
import { useLatestCallback } from '../../foundation/internal/use-latest.js'
import { type RowRange, sameRange, windowParts } from '../data-table/row-window.logic.js'
import { offsetsOf, rangeBetween } from './line-window.logic.js'

/** Up to this many lines are all drawn; of more, only the visible ones. */
const wholeUpTo = 60
const overscan = 8
/** Where a table of lines last began in its page, in CSS pixels: the window has no room for lines above it. */
const lastBegun = { at: 0 }
/** The first rows of an unmeasured window: what fills it from the last known start. A server does not know it. */
const firstRange = (rowHeight: number): RowRange => ({
  first: 0,
  end: typeof window === 'undefined' ? 30 : Math.max(1, Math.ceil((window.innerHeight - lastBegun.at) / rowHeight)),
})

/** The heights of the drawn lines, each with its id. */
const heightsIn = (body: HTMLElement | null) =>
  [...(body?.querySelectorAll<HTMLElement>('[data-line-group]') ?? [])].map(
    (group) => [group.dataset.lineGroup ?? '', group.getBoundingClientRect().height] as const,
  )

interface LineWindowOptions {
  readonly ids: readonly string[]
  /** The estimated height of a line that was never drawn, in CSS pixels. */
  readonly guess: (index: number) => number
  /** Always drawn, because it may have focus. */
  readonly keptId: string | undefined
  /** The element that contains the lines, each in an element with `data-line-group`. */
  readonly body: RefObject<HTMLElement | null>
}

/** Lines to draw from `first` up to, but not including, `end`, or empty space in CSS pixels. */
export type LinePart = { readonly rows: RowRange } | { readonly room: number }

/** Which of many lines are drawn while the page scrolls. Lines have different heights: each is measured once drawn. */
export function useLineWindow({ ids, guess, keptId, body }: LineWindowOptions) {
  const active = ids.length > wholeUpTo
  const [range, setRange] = useState(() => firstRange(guess(0)))
  const [measured, setMeasured] = useState<ReadonlyMap<string, number>>(() => new Map())
  const offsets = useMemo(
    () => offsetsOf(active ? ids : [], (id, index) => measured.get(id) ?? guess(index)),
    [active, ids, measured, guess],
  )
  const look = useLatestCallback(() => {
    const element = body.current
    if (!element) return
    const { top } = element.getBoundingClientRect()
    lastBegun.at = Math.max(0, top + window.scrollY)
    const seen = rangeBetween(offsets, -top, window.innerHeight - top, overscan)
    setRange((before) => (sameRange(before, seen) ? before : seen))
  })
  const measure = useLatestCallback(() => {
    const known = (id: string) => measured.get(id) ?? guess(ids.indexOf(id))
    const news = heightsIn(body.current).filter(([id, height]) => height > 0 && Math.abs(known(id) - height) > 0.5)
    if (news.length > 0) setMeasured(new Map([...measured, ...news]))
  })

  useEffect(() => {
    const element = body.current
    if (!active || !element) return
    const lookAround = () => startTransition(look)
    // What fills the window is drawn already; the lines around it follow after the paint.
    const callOff = afterPaint(lookAround)
    // The page or a surrounding box may scroll, so scrolling is captured on its way down.
    const stop = listen(window, ['scroll', 'resize'], look, { passive: true, capture: true })
    // Lines with other heights than estimated change the total height. An observer reports that after layout; measuring
    // after each render would force another layout.
    const observer =
      typeof ResizeObserver === 'undefined'
        ? undefined
        : new ResizeObserver(() => {
            measure()
            lookAround()
          })
    observer?.observe(element)
    return () => {
      callOff()
      stop()
      observer?.disconnect()
    }
  }, [active, body, look, measure])

  const parts = useMemo((): readonly LinePart[] => {
    if (!active) return [{ rows: { first: 0, end: ids.length } }]
    const kept = keptId === undefined ? undefined : ids.indexOf(keptId)
    let place = 0
    return windowParts(range, ids.length, kept).map((part) => {
      const begin = place
      if ('rows' in part) {
        place = part.rows.end
        return part
      }
      place += part.room
      return { room: (offsets[place] ?? 0) - (offsets[begin] ?? 0) }
    })
  }, [active, ids, range, keptId, offsets])
  return { parts, active }
}
