'use client'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'

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

/**
 * Whether rows may be cards. What only cards need (roles once more, names of the facts) is left out of the wide
 * table, where it would be a thousand attributes that nobody reads; on the server, where no width is known, it is there.
 */
export function useCards(element: RefObject<HTMLElement | null>): boolean {
  const hydrated = useHydrated()
  return useMeasured(element, () => !hydrated || innerWidth < cardsBelow, isNarrow)
}

/** Whether the content is wider than the element that holds it; only then is a scroll region worth a tab stop. */
export function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  return useMeasured(element, () => false, isTooWide)
}

/** Whether an element that overflows can be scrolled further to the right. */
export function useMoreAtEnd(element: RefObject<HTMLElement | null>, overflows: boolean): boolean {
  const [more, setMore] = useState(true)
  useEffect(() => {
    const node = element.current
    if (!node || !overflows) return
    const look = () => setMore(node.scrollLeft + node.clientWidth < node.scrollWidth - 1)
    look()
    node.addEventListener('scroll', look, { passive: true })
    return () => node.removeEventListener('scroll', look)
  }, [element, overflows])
  return overflows && more
}

const isNarrow = (node: HTMLElement) => node.clientWidth < cardsBelow
const isTooWide = (node: HTMLElement) => node.scrollWidth > node.clientWidth + 1

/** What an element answers before the first paint, and again when it or its table changes size. */
function useMeasured(
  element: RefObject<HTMLElement | null>,
  initial: () => boolean,
  read: (node: HTMLElement) => boolean,
): boolean {
  const [answer, setAnswer] = useState(initial)
  const latest = useRef(answer)
  useLayoutEffect(() => {
    const node = element.current
    if (!node) return
    // Nothing is known of an element that is not laid out yet.
    const isOther = () => node.clientWidth > 0 && read(node) !== latest.current
    // The same answer is not set: each sort and filter changes the height, and would render the whole table once more.
    const measure = () => {
      if (!isOther()) return
      latest.current = !latest.current
      setAnswer(latest.current)
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    let frame = 0
    // Not inside the observer's own turn: what it draws would be a change of size once more.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      if (isOther()) frame = requestAnimationFrame(measure)
    })
    observer.observe(node)
    const table = node.querySelector('table')
    if (table) observer.observe(table)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [element, read])
  return answer
}
