'use client'
import { useEffect, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react'
import { listen } from './events.js'
import { focusElement, isFocusFree } from './focus.js'

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

/**
 * What takes focus while its layer is only being built (`autoFocus`, the day of a calendar) does so before the dialog around it
 * knows of the layer, and the dialog holds focus back. The layer hands it on as soon as it stands, and no move of focus
 * before that counts as leaving the layer.
 */
export function useEarlyFocus(open: boolean, onOpenAutoFocus?: (event: Event) => void) {
  const asked = useRef<unknown[]>([])
  const stands = useRef(false)
  const [layer, setLayer] = useState<HTMLElement | null>(null)
  // Listens before React gives focus to anything in the layer. Where focus is held back the new place is never told of it:
  // only the old one is, and whereto.
  useInsertionEffect(() => {
    if (!open) return
    asked.current = []
    return listen(document, ['focusin', 'focusout'], ({ type, target, relatedTarget }) => {
      if (!stands.current) asked.current.push(type === 'focusin' ? target : relatedTarget)
    })
  }, [open])
  // The library's own effects of this commit lie below and have run: the layer around rests.
  useEffect(() => {
    stands.current = layer !== null
  }, [layer])
  return {
    ref: setLayer,
    onFocusOutside: (event: Event) => {
      if (!stands.current) event.preventDefault()
    },
    onOpenAutoFocus: (event: Event) => {
      onOpenAutoFocus?.(event)
      const inside = ({ currentTarget }: Event, element: unknown): element is HTMLElement =>
        element instanceof HTMLElement && currentTarget instanceof Node && currentTarget.contains(element)
      const early = asked.current.findLast((element) => inside(event, element))
      if (event.defaultPrevented || !early) return
      event.preventDefault()
      early.focus()
    },
  }
}
