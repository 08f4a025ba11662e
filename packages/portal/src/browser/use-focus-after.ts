import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { mainHeading } from './main-heading.ts'

// With the mouse, the page does not scroll.
const goOn = () => mainHeading()?.focus({ preventScroll: true })

const isGone = (element: Element) => !element.isConnected || element.closest('[hidden]') !== null

/**
 * Moves focus to the page's heading when what has it in this part is removed or hidden, or the part itself is removed.
 * Otherwise focus would return to the top of the document, and a screen reader would announce nothing. Returns the ref for the
 * part.
 */
export function useFocusAfter<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null)
  const held = useRef<Element>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      held.current = target instanceof Element && part.current?.contains(target) === true ? target : null
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    const last = held.current
    if (last === null || !isGone(last)) return
    held.current = null
    // A browser takes focus from what was hidden only when it draws.
    if (document.activeElement === document.body || document.activeElement === last) goOn()
  })
  useLayoutEffect(() => {
    const whole = part.current
    return () => {
      if (whole?.contains(document.activeElement)) goOn()
    }
  }, [])
  return part
}
