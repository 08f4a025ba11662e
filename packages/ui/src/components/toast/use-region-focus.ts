'use client'
import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { listen } from '../../foundation/internal/listen.js'
import { focusElement } from '../../foundation/internal/successor-focus.js'
import { type Toast, toastStore } from './toast-store.js'

/** The way in by F6, out to where focus was before, and on to the next receipt when the one that had focus goes. */
export function useRegionFocus(shown: readonly Toast[]) {
  const region = useRef<HTMLElement>(null)
  const before = useRef<HTMLElement | null>(null)
  const [visited, setVisited] = useState(false)
  const [focused, setFocused] = useState(false)
  useEffect(() => {
    const enter = (event: globalThis.KeyboardEvent) => {
      const { shown, history } = toastStore.read()
      if (event.key !== 'F6' || shown.length + history.length === 0) return
      // Pressed once more it goes on to the panes of the browser itself.
      if (region.current?.contains(document.activeElement)) return
      event.preventDefault()
      setVisited(true)
    }
    return listen(document, ['keydown'], enter)
  }, [])
  useEffect(() => {
    if (visited && !region.current?.contains(document.activeElement)) region.current?.focus()
  }, [visited])
  const leave = () => {
    setVisited(false)
    setFocused(false)
    if (before.current?.isConnected) focusElement(before.current)
    // Who came from nowhere is not taken to the top of the page for it.
    else focusElement(document.querySelector<HTMLElement>('main'), { preventScroll: true })
  }
  // A receipt goes with the focus that is in it, and the browser says nothing: neither blur nor focusout.
  // biome-ignore lint/correctness/useExhaustiveDependencies: that the receipts changed is the reason to look
  useEffect(() => {
    const isLost = document.activeElement === document.body
    const isLast = shown.length === 0 && document.activeElement === region.current
    if (!focused || !(isLost || isLast)) return
    if (shown.length === 0) leave()
    else region.current?.focus()
  }, [shown])
  return {
    region,
    visited,
    focused,
    leave,
    onFocus({ currentTarget, relatedTarget }: FocusEvent) {
      if (currentTarget.contains(relatedTarget)) return
      // From a receipt that went on the way here focus comes from nowhere, and nothing is forgotten for it.
      if (relatedTarget instanceof HTMLElement) before.current = relatedTarget
      else if (!focused) before.current = null
      setFocused(true)
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (currentTarget.contains(relatedTarget)) return
      setFocused(false)
      setVisited(false)
    },
  }
}

/**
 * A layer in front of the page closes by a press beside it, and a modal one fetches focus back from wherever it goes. Not from here:
 * what a receipt offers is in reach over a layer too. Heard before the layer hears it, for the region stands in the page before any
 * layer opens; and at the press, for at the click the receipt has gone and nobody knows where it stood.
 */
export function useBesideLayers(region: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const keep = (event: globalThis.FocusEvent | PointerEvent) => {
      const place = event.type === 'focusout' ? event.relatedTarget : event.target
      if (place instanceof Node && region.current?.contains(place)) event.stopImmediatePropagation()
    }
    return listen(document, ['focusin', 'focusout', 'pointerdown'], keep)
  }, [region])
}
