'use client'
import { type KeyboardEvent, useRef } from 'react'
import { findByText, nextIndex } from './menu.logic.js'

const typeaheadMs = 600

export function menuItems(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])]
}

/** Arrow keys, Home, End and letters inside a menu; Tab leaves it. */
export function useMenuKeys(onTab: () => void) {
  const typed = useRef({ text: '', at: 0 })
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') {
      event.preventDefault()
      return onTab()
    }
    const items = menuItems(event.currentTarget)
    const active = document.activeElement
    const current = active instanceof HTMLElement ? items.indexOf(active) : -1
    const moved = nextIndex(event.key, current, items.length)
    if (moved !== null) {
      event.preventDefault()
      return items[moved]?.focus()
    }
    if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return
    const fresh = event.timeStamp - typed.current.at > typeaheadMs
    typed.current = { text: fresh ? event.key : typed.current.text + event.key, at: event.timeStamp }
    const found = findByText(
      items.map((item) => item.textContent ?? ''),
      typed.current.text,
      current,
    )
    if (found !== null) items[found]?.focus()
  }
}
