'use client'
import { type RefObject, useEffect } from 'react'
import { useLatestCallback } from './use-latest.js'

interface OpenLayer {
  /** Whether the keyboard focus is in it. */
  readonly owns: (active: Element) => boolean
  readonly close: () => void
}

/** The open layers, the newest last. */
const layers: OpenLayer[] = []

function closeNewest(event: KeyboardEvent) {
  const active = document.activeElement
  // Escape belongs to an input method while it composes; Safari marks that only by key code.
  if (event.key !== 'Escape' || event.isComposing || event.keyCode === 229 || event.defaultPrevented || !active) return
  const layer = layers.findLast(({ owns }) => owns(active))
  if (!layer) return
  event.preventDefault()
  event.stopImmediatePropagation()
  layer.close()
}

/**
 * One Escape closes one layer, even inside a dialog of another library, which listens on the document. The window
 * receives the key first, and the open layer that has focus takes it.
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

/** A layer owns the keyboard if focus is in it or on its button, unless a list in it is open. */
export const ownsKeys =
  (...parts: readonly RefObject<HTMLElement | null>[]) =>
  (active: Element) =>
    !active.closest('[data-escape]') && parts.some(({ current }) => current?.contains(active))
