import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { mainHeading } from './main-heading.ts'

// With the mouse, the page does not scroll.
const goOn = () => mainHeading()?.focus({ preventScroll: true })

/**
 * Moves focus to the page's heading when a button of this part disappears because of its own action, or the part itself does.
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
    if (held.current?.isConnected !== false) return
    held.current = null
    if (document.activeElement === document.body) goOn()
  })
  useLayoutEffect(() => {
    const whole = part.current
    return () => {
      if (whole?.contains(document.activeElement)) goOn()
    }
  }, [])
  return part
}
