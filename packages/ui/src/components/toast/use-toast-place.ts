'use client'
import { useEffect, useLayoutEffect, useState } from 'react'
import { listen } from '../../foundation/internal/listen.js'
import type { Toast } from './toast-store.js'

/** A native modal dialog: it covers the whole page, and nothing outside it can be pressed. */
const modalDialog = (): HTMLElement | null =>
  document.activeElement?.closest<HTMLElement>('dialog:modal') ??
  [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ??
  null

/** Where toasts are visible and usable: in the host's open modal dialog, else in the region's own place. */
export function useToastPlace(shown: readonly Toast[]): HTMLElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const isShown = shown.length > 0
  useLayoutEffect(() => {
    if (!isShown) return
    const find = () => setPlace(modalDialog())
    find()
    // It opens and closes with events that do not bubble.
    return listen(document, ['toggle', 'close'], find, { capture: true })
  }, [isShown])
  // Removing a dialog from the page fires no event.
  useEffect(() => {
    if (!place) return
    const observer = new MutationObserver(() => {
      if (!place.isConnected) setPlace(modalDialog())
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [place])
  return isShown ? place : null
}
