'use client'
import { type RefObject, useEffect } from 'react'
import { useLatestCallback } from './use-latest.js'

interface OpenLayer {
  /** Whether the keyboard is in it. */
  readonly owns: (active: Element) => boolean
  readonly close: () => void
}

/** What is open, the newest last. */
const layers: OpenLayer[] = []

function closeNewest(event: KeyboardEvent) {
  const active = document.activeElement
  // An input method's Escape is its own; Safari tells by the code alone.
  if (event.key !== 'Escape' || event.isComposing || event.keyCode === 229 || event.defaultPrevented || !active) return
  const layer = layers.findLast(({ owns }) => owns(active))
  if (!layer) return
  event.preventDefault()
  event.stopImmediatePropagation()
  layer.close()
}

/**
 * One Escape closes one layer, also inside a dialog of another library: that listens at the document, and is not asked. So the
 * window hears the key before it, and whatever is open where the keyboard is takes it.
 */
export function useFirstEscape(open: boolean, owns: OpenLayer['owns'], close: () => void): void {
  const ownsNow = useLatestCallback(owns)
  const closeNow = useLatestCallback(close)
  useEffect(() => {
    if (!open) return
    const layer = { owns: ownsNow, close: closeNow }
    layers.push(layer)
    window.addEventListener('keydown', closeNewest, { capture: true })
    return () => {
      layers.splice(layers.indexOf(layer), 1)
      if (layers.length === 0) window.removeEventListener('keydown', closeNewest, { capture: true })
    }
  }, [open, ownsNow, closeNow])
}

/** A layer has the keyboard where focus is in it or on its button, unless a list in it is open. */
export const ownsKeys =
  (...parts: readonly RefObject<HTMLElement | null>[]) =>
  (active: Element) =>
    !active.closest('[data-escape]') && parts.some(({ current }) => current?.contains(active))
