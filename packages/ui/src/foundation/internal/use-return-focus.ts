'use client'
import { useLayoutEffect, useRef } from 'react'
import { isFocusFree } from './is-focus-free.js'
import { listen } from './listen.js'
import { focusElement } from './successor-focus.js'

// One after another: a list of selectors would find <main> before the heading in it.
const mainHeading = () => document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')

/** There to take focus: not gone, closed, nor folded away with what it stands in, as a menu is when the window becomes narrow. */
const isReady = (element: HTMLElement | null) =>
  element?.isConnected && !element.matches(':disabled') && element.checkVisibility?.() !== false

/**
 * Remembers what had focus when an overlay opened, and answers how to give focus back when it has closed.
 * When that control is gone (the row was deleted) or folded away, the successor gets it, else the main heading: never `<body>`.
 * Who has taken it meanwhile keeps it: the heading of the page that the overlay led to.
 */
export function useReturnFocus(open: boolean, successor?: () => HTMLElement | null | undefined) {
  const before = useRef<(HTMLElement | null)[]>([])
  useLayoutEffect(() => {
    const note = () => {
      const active = document.activeElement as HTMLElement
      if (isFocusFree() || active === before.current[0]) return
      // A panel that it stands in may close before the overlay does; its button stays.
      const panel = active.closest('[role="dialog"]')
      before.current = [active, panel && document.querySelector(`[aria-controls="${panel.id}"]`)]
    }
    if (!open) return listen(document, ['focusin'], note)
    // A button that cannot be pressed while its work is under way has lost focus to nobody: what had it last counts.
    note()
  }, [open])
  return (event: Event) => {
    event.preventDefault()
    if (isFocusFree()) focusElement(successor?.() ?? before.current.find(isReady) ?? mainHeading())
  }
}
