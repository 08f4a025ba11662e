'use client'
import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react'

/** Below this width rows are cards; the style sheet's container query says the same. */
const cardsBelow = 640

const nothing = () => () => undefined

/** False on the server and while React takes over what the server drew. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  )
}

/** Whether rows may be cards, and whether the columns are wider than the room for them. */
export interface TableWidth {
  readonly cards: boolean
  readonly overflows: boolean
}

/**
 * Follows the width of the table. What only cards need (roles once more, names of the facts) is left out of the wide
 * table, where it would be a thousand attributes that nobody reads; on the server, where no width is known, it is there.
 */
export function useTableWidth(element: RefObject<HTMLElement | null>): TableWidth {
  const hydrated = useHydrated()
  const [width, setWidth] = useState<TableWidth>(() => ({
    cards: !hydrated || innerWidth < cardsBelow,
    overflows: false,
  }))
  useLayoutEffect(() => {
    const node = element.current
    if (!node) return
    const measure = () => {
      // Nothing is known of a table that is not laid out yet.
      if (node.clientWidth === 0) return
      const next = {
        cards: node.clientWidth < cardsBelow,
        overflows: node.scrollWidth > node.clientWidth + 1,
      }
      setWidth((before) => (before.cards === next.cards && before.overflows === next.overflows ? before : next))
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    let frame = 0
    // Not inside the observer's own turn: what it draws would be a change of size once more.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    })
    observer.observe(node)
    const table = node.querySelector('table')
    if (table) observer.observe(table)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [element])
  return width
}
