'use client'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { listen } from '../../foundation/internal/listen.js'
import { useHydrated } from '../../foundation/internal/use-in-browser.js'

/** Below this width rows are cards; the style sheet's container query says the same. */
const cardsBelow = 640

/**
 * Whether rows may be cards. What only cards need (roles once more, names of the facts) is left out of the wide
 * table, where it would be a thousand attributes that nobody reads; on the server, where no width is known, it is there.
 */
export function useCards(element: RefObject<HTMLElement | null>): boolean {
  const hydrated = useHydrated()
  return useMeasured(element, () => !hydrated || innerWidth < cardsBelow, isNarrow)
}

/** How a region scrolls sideways: not at all, with more to the right, or as far as it goes. */
export type Overflow = 'none' | 'more' | 'end'

/**
 * Whether the content is wider than the element that holds it, and whether it can be scrolled further to the right.
 * Both are read at once: a second reading after the first has changed the page would lay it out again. A table whose
 * columns need `minWidth` CSS pixels, more than the window has, is known to be wider before it is drawn.
 */
export function useOverflow(element: RefObject<HTMLElement | null>, minWidth: number): Overflow {
  const hydrated = useHydrated()
  return useMeasured(element, () => (hydrated && minWidth > innerWidth ? 'more' : 'none'), overflowOf, 'scroll')
}

/** False on the server, where nothing is measured either. */
const isPhone = () => typeof window !== 'undefined' && innerWidth < cardsBelow

const isNarrow = (node: HTMLElement) => node.clientWidth < cardsBelow

function overflowOf({ scrollWidth, clientWidth, scrollLeft }: HTMLElement): Overflow {
  if (scrollWidth <= clientWidth + 1) return 'none'
  return Math.abs(scrollLeft) + clientWidth < scrollWidth - 1 ? 'more' : 'end'
}

/** What an element answers before the first paint, and again when it or its table changes size, or at an event of its own. */
function useMeasured<Answer>(
  element: RefObject<HTMLElement | null>,
  initial: () => Answer,
  read: (node: HTMLElement) => Answer,
  event?: 'scroll',
): Answer {
  const [answer, setAnswer] = useState(initial)
  // Asked before anything is drawn: afterwards the width of the window, too, waits for the whole page to be laid out.
  const [onPhone] = useState(isPhone)
  const latest = useRef(answer)
  useLayoutEffect(() => {
    const node = element.current
    if (!node) return
    // Nothing is known of an element that is not laid out yet.
    const isOther = () => node.clientWidth > 0 && read(node) !== latest.current
    // The same answer is not set: each sort and filter changes the height, and would render the whole table once more.
    const measure = () => {
      if (!isOther()) return
      latest.current = read(node)
      setAnswer(latest.current)
    }
    // On a phone what was taken to be is so: to lay the page out here, in the midst of drawing it, would only hold it up.
    // The observer tells of the size once the browser has laid it out by itself.
    if (!onPhone || typeof ResizeObserver === 'undefined') measure()
    const stop = event && listen(node, [event], measure, { passive: true })
    let frame = 0
    // Not inside the observer's own turn: what it draws would be a change of size once more.
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

/** Hears of each change of size of an element and of its table, where the browser tells of them. */
function observe(node: HTMLElement, hear: () => void): ResizeObserver | undefined {
  if (typeof ResizeObserver === 'undefined') return undefined
  const observer = new ResizeObserver(hear)
  observer.observe(node)
  const table = node.querySelector('table')
  if (table) observer.observe(table)
  return observer
}
