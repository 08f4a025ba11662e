'use client'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { listen } from '../../foundation/internal/listen.js'
import type { RowPlaces } from './drawn-rows.js'
import { type RowRange, rowRange, sameRange, type WindowPart, windowParts } from './row-window.logic.js'

/** How a windowed table draws its rows; all lengths in CSS pixels. */
export interface VirtualizeOptions {
  /** The height of a row before the first one is measured: 44 unless said otherwise, as one line takes. All rows are as high. */
  readonly rowHeight?: number
  /** Rows drawn above and below those in sight, once the reader scrolls; 3 unless said otherwise. */
  readonly overscan?: number
  /** The greatest height of the table, head included; 560 unless said otherwise. */
  readonly height?: number
}

const defaults = { rowHeight: 44, overscan: 3, height: 560 }

/** The least height of the head, which stays over the rows. */
const headHeight = 32

/** The options of a table that has a window, or undefined for one that draws all its rows. */
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
  /** Draws a row that is out of sight, at once, so that it can receive focus. */
  readonly reveal: (row: number) => void
}

/** What is known of the rows: how high one is, in CSS pixels, and which of them are in sight. */
interface Sight {
  readonly rowHeight: number
  readonly range: RowRange
}

/** Which of many rows are drawn: those in sight, a few around them, and the one that holds focus. */
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
      // Rows out of sight are only drawn for who scrolls: before that they would delay what is in sight.
      const around = scrolled.current ? overscan : 0
      setSight((before) => {
        // Higher rows fill what is in sight all the same: only for who scrolls are they drawn again.
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
 * Tells how high the drawn rows are, again when their number or the table's width or density changes. The rows are asked, and not the
 * region around them: that has no ref yet when they come first.
 */
function useMeasuredHeight(active: boolean, rows: RefObject<HTMLElement | null>, tell: (height?: number) => void) {
  useLayoutEffect(() => {
    const element = rows.current
    if (!active || !element) return
    const measure = () => tell(meanHeight(element))
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    // The head is as wide and as dense, but no higher for what is learnt of the rows: the table would be measured again and again.
    const head = element.closest('table')?.tHead
    if (head) observer.observe(head)
    return () => observer.disconnect()
  }, [active, rows, tell])
}

/** Undefined without a layout, as in a test, or with no rows: nothing is learnt then. */
function meanHeight(element: HTMLElement): number | undefined {
  const rows = [...element.querySelectorAll<HTMLElement>('tr[data-row]')]
  const total = rows.reduce((sum, row) => sum + row.getBoundingClientRect().height, 0)
  return total > 0 ? total / rows.length : undefined
}
