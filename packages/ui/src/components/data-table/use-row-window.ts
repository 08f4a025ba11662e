'use client'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { listen } from '../../foundation/internal/listen.js'
import type { RowPlaces } from './drawn-rows.js'
import { type RowRange, rowRange, sameRange, type WindowPart, windowParts } from './row-window.logic.js'

/** How a windowed table draws its rows; all lengths in CSS pixels. */
export interface VirtualizeOptions {
  /** The height of a row before the first is measured; all rows have the same height. @default 44, one line */
  readonly rowHeight?: number
  /** Rows drawn above and below the visible ones, once the reader scrolls. @default 3 */
  readonly overscan?: number
  /** The maximum height of the table, including the head. @default 560 */
  readonly height?: number
}

const defaults = { rowHeight: 44, overscan: 3, height: 560 }

/** The minimum height of the head, which stays above the rows. */
const headHeight = 32

/** The options of a windowed table, or undefined for one that draws all rows. */
export function windowOptions(virtualize: boolean | VirtualizeOptions | undefined) {
  if (!virtualize) return undefined
  return virtualize === true ? defaults : { ...defaults, ...virtualize }
}

interface RowWindowOptions {
  options: Required<VirtualizeOptions> | undefined
  drawn: RowPlaces
  scroll: RefObject<HTMLElement | null>
  body: RefObject<HTMLElement | null>
}

export interface RowWindow {
  readonly parts: readonly WindowPart[]
  readonly rowHeight: number
  /** Draws a row outside the window at once, so that it can be focused. */
  readonly reveal: (row: number) => void
}

/** The measured row height, in CSS pixels, and the visible rows. */
interface Sight {
  readonly rowHeight: number
  readonly range: RowRange
}

/** Which of many rows are drawn: the visible ones, a few around them, and the focused one. */
export function useRowWindow({ options, drawn, scroll: region, body }: RowWindowOptions): RowWindow {
  const { overscan = 0, height: whole = 0, rowHeight: given = 1 } = options ?? {}
  const height = Math.max(0, whole - headHeight)
  const active = options !== undefined
  const count = drawn.count
  const [{ rowHeight, range }, setSight] = useState<Sight>(() => ({
    rowHeight: given,
    range: rowRange({ top: 0, height, rowHeight: given, overscan: 0, count }),
  }))
  const scrolled = useRef(false)
  const [keptId, setKeptId] = useState<string>()

  const look = useCallback(
    (measured?: number) => {
      if (!active) return
      const top = region.current?.scrollTop ?? 0
      // Rows around the visible ones are drawn only after a scroll: earlier they would delay the visible ones.
      const around = scrolled.current ? overscan : 0
      setSight((before) => {
        // Rows that are higher than assumed still fill the view, so they are drawn again only after a scroll.
        const isWanted = measured !== undefined && (scrolled.current || measured < before.rowHeight)
        const next = isWanted ? measured : before.rowHeight
        const seen = rowRange({ top, height, rowHeight: next, overscan: around, count })
        return next === before.rowHeight && sameRange(seen, before.range) ? before : { rowHeight: next, range: seen }
      })
    },
    [active, region, height, overscan, count],
  )

  useMeasuredHeight(active, body, look)
  useEffect(() => {
    const element = region.current
    if (!active || !element) return
    const keep = ({ target }: FocusEvent) =>
      setKeptId(target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset.row : undefined)
    const release = () => setKeptId(undefined)
    const scroll = () => {
      const measured = scrolled.current ? undefined : meanHeight(element)
      scrolled.current = true
      look(measured)
    }
    const stops = [
      listen(element, ['scroll'], scroll, { passive: true }),
      listen(element, ['focusin'], keep),
      listen(element, ['focusout'], release),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [active, region, look])

  const kept = useMemo(() => (keptId === undefined ? undefined : drawn.placeOf(keptId)), [drawn, keptId])
  const parts = useMemo(
    () => (active ? windowParts(range, count, kept) : [{ rows: { first: 0, end: count } }]),
    [active, range, count, kept],
  )
  const reveal = useCallback((row: number) => flushSync(() => setKeptId(drawn.idAt(row))), [drawn])
  return { parts, rowHeight, reveal }
}

/**
 * Reports the height of drawn rows, again when their number or the table's width or density changes. Observes the rows
 * and not the region around them, which has no ref yet when the first rows appear.
 */
function useMeasuredHeight(active: boolean, rows: RefObject<HTMLElement | null>, tell: (height?: number) => void) {
  useLayoutEffect(() => {
    const element = rows.current
    if (!active || !element) return
    const measure = () => tell(meanHeight(element))
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    // The head has the same width and density but does not grow with the rows; observing the table would repeat the
    // measurement endlessly.
    const head = element.closest('table')?.tHead
    if (head) observer.observe(head)
    return () => observer.disconnect()
  }, [active, rows, tell])
}

/** Undefined without a layout, as in a test, or without rows. */
function meanHeight(element: HTMLElement): number | undefined {
  const rows = [...element.querySelectorAll<HTMLElement>('tr[data-row]')]
  const total = rows.reduce((sum, row) => sum + row.getBoundingClientRect().height, 0)
  return total > 0 ? total / rows.length : undefined
}
