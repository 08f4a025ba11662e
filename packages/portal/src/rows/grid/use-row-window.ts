import { type RefObject, useLayoutEffect, useState } from 'react'

/** Rows of one height, of which only those in sight are drawn. */
export interface RowWindow {
  readonly first: number
  readonly last: number
  readonly above: number
  readonly below: number
}

const around = 8

/** Which rows of a scrolled region are in sight, with a few on either side; heights in px. */
export function useRowWindow(region: RefObject<HTMLElement | null>, count: number, rowHeight: number): RowWindow {
  const [range, setRange] = useState({ first: 0, last: Math.min(count, 40) })
  useLayoutEffect(() => {
    const element = region.current
    if (!element) return
    const measure = () => {
      const first = Math.max(0, Math.floor(element.scrollTop / rowHeight) - around)
      const inSight = Math.ceil((element.clientHeight || 800) / rowHeight) + 2 * around
      setRange((known) =>
        known.first === first && known.last === first + inSight ? known : { first, last: first + inSight },
      )
    }
    measure()
    element.addEventListener('scroll', measure, { passive: true })
    window.addEventListener('resize', measure)
    return () => {
      element.removeEventListener('scroll', measure)
      window.removeEventListener('resize', measure)
    }
  }, [region, rowHeight])
  const last = Math.min(count, range.last)
  const first = Math.min(range.first, last)
  return { first, last, above: first * rowHeight, below: (count - last) * rowHeight }
}
