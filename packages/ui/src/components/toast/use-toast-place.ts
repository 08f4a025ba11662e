'use client'
import { useEffect, useLayoutEffect, useState } from 'react'
import { listen } from '../../foundation/internal/listen.js'
import type { Toast } from './toast-store.js'

/** The browser's own modal dialog: it lies over the whole page, and nothing outside of it can be pressed. */
const modalDialog = (): HTMLElement | null =>
  document.activeElement?.closest<HTMLElement>('dialog:modal') ??
  [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ??
  null

/** Where receipts can be seen and pressed: in the host's modal dialog while one is open, else where the region stands. */
export function useToastPlace(shown: readonly Toast[]): HTMLElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const isShown = shown.length > 0
  useLayoutEffect(() => {
    if (!isShown) return
    const find = () => setPlace(modalDialog())
    find()
    // It comes and goes; it tells its own children alone.
    return listen(document, ['toggle', 'close'], find, { capture: true })
  }, [isShown])
  // A dialog that is taken out of the page tells nobody.
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
