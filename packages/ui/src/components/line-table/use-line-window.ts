'use client'
import { type RefObject, startTransition, useEffect, useMemo, useState } from 'react'
import { afterPaint } from '../../foundation/internal/after-paint.js'
import { listen } from '../../foundation/internal/listen.js'
import { useLatestCallback } from '../../foundation/internal/use-latest.js'
import { type RowRange, sameRange, windowParts } from '../data-table/row-window.logic.js'
import { offsetsOf, rangeBetween } from './line-window.logic.js'

/** So many lines are drawn as they are; of more, those in sight. */
const wholeUpTo = 60
const overscan = 8
/** Where a table of lines last began in its page, in CSS pixels: that high, the window has no room for lines. */
const lastBegun = { at: 0 }
/** A first view of a window that has not been measured: what fills it from there on. A server does not know it. */
const firstRange = (rowHeight: number): RowRange => ({
  first: 0,
  end: typeof window === 'undefined' ? 30 : Math.max(1, Math.ceil((window.innerHeight - lastBegun.at) / rowHeight)),
})

/** How high the drawn lines are, each with its id. */
const heightsIn = (body: HTMLElement | null) =>
  [...(body?.querySelectorAll<HTMLElement>('[data-line-group]') ?? [])].map(
    (group) => [group.dataset.lineGroup ?? '', group.getBoundingClientRect().height] as const,
  )

interface LineWindowOptions {
  readonly ids: readonly string[]
  /** How high a line probably is before it was drawn, in CSS pixels. */
  readonly guess: (index: number) => number
  /** Drawn wherever it is: it may hold focus. */
  readonly keptId: string | undefined
  /** What holds the lines; each stands in an element with `data-line-group`. */
  readonly body: RefObject<HTMLElement | null>
}

/** Lines to draw from `first` up to, not including, `end`, or room of so many CSS pixels. */
export type LinePart = { readonly rows: RowRange } | { readonly room: number }

/** Which of many lines are drawn while the page scrolls. Lines are of different heights: each is measured when it was drawn. */
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
    // What fills the window is drawn already; the lines around it follow when that has been painted.
    const callOff = afterPaint(lookAround)
    // What scrolls may be the page or a box around it: scrolling is heard on its way down.
    const stop = listen(window, ['scroll', 'resize'], look, { passive: true, capture: true })
    // Lines that are not as high as was thought change the height of all. It is heard when the browser has laid them out: to ask
    // after each drawing would make it do so once more.
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
