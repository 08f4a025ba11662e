'use client'
import { useRef } from 'react'
import { isFocusFree } from './is-focus-free.js'
import { focusElement } from './successor-focus.js'

// One after another: a list of selectors would find <main> before the heading in it.
const mainHeading = () => document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')

/** There to take focus: not gone, nor folded away with what it stands in, as a menu is when the window becomes narrow. */
const isShown = (element: HTMLElement) => element.isConnected && element.checkVisibility?.() !== false

/**
 * Remembers what had focus when an overlay opened, and gives focus back when it closes.
 * When that control is gone (the row was deleted) or folded away, the successor gets it, else the main heading: never `<body>`.
 * Who has taken it meanwhile keeps it: the heading of the page that the overlay led to.
 */
export function useReturnFocus(successor?: () => HTMLElement | null | undefined) {
  const before = useRef<HTMLElement | null>(null)
  return {
    remember() {
      const active = document.activeElement
      before.current = active instanceof HTMLElement && active !== document.body ? active : null
    },
    giveBack(event: Event) {
      event.preventDefault()
      if (!isFocusFree()) return
      const still = before.current && isShown(before.current) ? before.current : null
      focusElement(successor?.() ?? still ?? mainHeading())
    },
  }
}
