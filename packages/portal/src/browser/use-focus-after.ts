import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { mainHeading } from './main-heading.ts'

// Whoever pressed with the mouse stays where they read.
const goOn = () => mainHeading()?.focus({ preventScroll: true })

/**
 * The keyboard goes on from the page's heading when a button of this part goes with what it has done, or the part itself:
 * otherwise it would begin at the top of the window, and a screen reader would say nothing. Answers what the part takes as its ref.
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
