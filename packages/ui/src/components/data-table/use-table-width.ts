'use client'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { listen } from '../../foundation/internal/listen.js'
import { useHydrated } from '../../foundation/internal/use-in-browser.js'

/** Below this width rows are cards, in CSS pixels; matches the style sheet's container query. */
const cardsBelow = 640

/**
 * Whether rows may be cards. What only cards need (explicit roles, names of facts) is left out of the wide table, where
 * it would be a thousand unused attributes; on the server, where the width is unknown, it is included.
 */
export function useCards(element: RefObject<HTMLElement | null>): boolean {
  const hydrated = useHydrated()
  return useMeasured(element, () => !hydrated || innerWidth < cardsBelow, isNarrow)
}

/** How a region overflows: not at all, with more to the right, or scrolled to the end. */
export type Overflow = 'none' | 'more' | 'end'

/**
 * Whether the content is wider than its element, and whether it can be scrolled further to the right. Both are read at
 * once: a second reading after a change to the page would force another layout. A table whose columns need `minWidth`
 * CSS pixels, more than the window has, is known to overflow before it is drawn.
 */
export function useOverflow(element: RefObject<HTMLElement | null>, minWidth: number): Overflow {
  const hydrated = useHydrated()
  return useMeasured(element, () => (hydrated && minWidth > innerWidth ? 'more' : 'none'), overflowOf, 'scroll')
}

/** False on the server, which measures nothing. */
const isPhone = () => typeof window !== 'undefined' && innerWidth < cardsBelow

const isNarrow = (node: HTMLElement) => node.clientWidth < cardsBelow

function overflowOf({ scrollWidth, clientWidth, scrollLeft }: HTMLElement): Overflow {
  if (scrollWidth <= clientWidth + 1) return 'none'
  return Math.abs(scrollLeft) + clientWidth < scrollWidth - 1 ? 'more' : 'end'
}

/**
 * Reads a measurement of an element before the first paint, and again when it or its table changes size, or on a given
 * event.
 */
function useMeasured<Answer>(
  element: RefObject<HTMLElement | null>,
  initial: () => Answer,
  read: (node: HTMLElement) => Answer,
  event?: 'scroll',
): Answer {
  const [answer, setAnswer] = useState(initial)
  // Read before anything is drawn: afterwards even the window's width would force a layout of the whole page.
  const [onPhone] = useState(isPhone)
  const latest = useRef(answer)
  useLayoutEffect(() => {
    const node = element.current
    if (!node) return
    // Nothing is known of an element before its first layout.
    const isOther = () => node.clientWidth > 0 && read(node) !== latest.current
    // An equal answer is not set: each sort and filter changes the height, and would render the whole table again.
    const measure = () => {
      if (!isOther()) return
      latest.current = read(node)
      setAnswer(latest.current)
    }
    // On a phone the assumption holds, and forcing a layout while rendering would only delay it. The observer reports
    // the size once the browser has laid out the page.
    if (!onPhone || typeof ResizeObserver === 'undefined') measure()
    const stop = event && listen(node, [event], measure, { passive: true })
    let frame = 0
    // Not inside the observer's callback: what it draws would change the size again.
    const observer = observe(node, () => {
      cancelAnimationFrame(frame)
      if (isOther()) frame = requestAnimationFrame(measure)
    })
    return () => {
      cancelAnimationFrame(frame)
      observer?.disconnect()
      stop?.()
    }
  }, [element, read, event, onPhone])
  return answer
}

/** Reports each change of size of an element and of its table, where the browser supports it. */
function observe(node: HTMLElement, hear: () => void): ResizeObserver | undefined {
  if (typeof ResizeObserver === 'undefined') return undefined
  const observer = new ResizeObserver(hear)
  observer.observe(node)
  const table = node.querySelector('table')
  if (table) observer.observe(table)
  return observer
}
