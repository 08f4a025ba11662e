'use client'
import { useLayoutEffect, useRef } from 'react'
import { isFocusFree } from './is-focus-free.js'
import { listen } from './listen.js'
import { focusElement } from './successor-focus.js'

// One query after the other: a list of selectors would find <main> before the heading in it.
const mainHeading = () => document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')

/**
 * Whether an element can take focus: not removed, closed, or hidden with its container, as a menu is when the window
 * becomes narrow.
 */
const isReady = (element: HTMLElement | null) =>
  element?.isConnected && !element.matches(':disabled') && element.checkVisibility?.() !== false

/**
 * Remembers what had focus when an overlay opened, and returns a function that restores it after closing. If that
 * control is gone (the row was deleted) or hidden, the successor gets focus, else the main heading: never `<body>`.
 * Focus taken meanwhile stays, for example on the heading of the page that the overlay led to.
 */
export function useReturnFocus(open: boolean, successor?: () => HTMLElement | null | undefined) {
  const before = useRef<(HTMLElement | null)[]>([])
  useLayoutEffect(() => {
    const note = () => {
      const active = document.activeElement as HTMLElement
      if (isFocusFree() || active === before.current[0]) return
      // A surrounding panel may close before the overlay does; its button stays.
      const panel = active.closest('[role="dialog"]')
      before.current = [active, panel && document.querySelector(`[aria-controls="${panel.id}"]`)]
    }
    if (!open) return listen(document, ['focusin'], note)
    // A button that was disabled while its work ran has lost focus to the body: the last focused element counts.
    note()
  }, [open])
  return (event: Event) => {
    event.preventDefault()
    if (isFocusFree()) focusElement(successor?.() ?? before.current.find(isReady) ?? mainHeading())
  }
}
