'use client'
import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { listen } from '../../foundation/internal/listen.js'
import { focusElement } from '../../foundation/internal/successor-focus.js'
import { type Toast, toastStore } from './toast-store.js'

/** F6 moves focus into the region and back to where it was; when the focused toast disappears, to the next one. */
export function useRegionFocus(shown: readonly Toast[]) {
  const region = useRef<HTMLElement>(null)
  const before = useRef<HTMLElement | null>(null)
  const [visited, setVisited] = useState(false)
  const [focused, setFocused] = useState(false)
  useEffect(() => {
    const enter = (event: globalThis.KeyboardEvent) => {
      const { shown, history } = toastStore.read()
      if (event.key !== 'F6' || shown.length + history.length === 0) return
      // Pressed again, F6 moves on to the browser's own panes.
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
    // Without an earlier place, focus goes to main without scrolling to the top.
    else focusElement(document.querySelector<HTMLElement>('main'), { preventScroll: true })
  }
  // A focused toast is removed without a blur or focusout event.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the toasts is the reason to check
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
      // After a toast disappeared meanwhile, focus comes from nowhere, and the earlier element is kept.
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
 * Keeps layers in front of the page from reacting to the toasts: a layer closes on a press outside, and a modal one
 * takes back focus, but a toast's action must be reachable over a layer. Listens before the layer does, because the
 * region exists before any layer opens; and on pointerdown, because at the click the toast may be gone.
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
