'use client'
import { type RefObject, useEffect, useRef } from 'react'
import { listen } from '../../foundation/internal/listen.js'
import { focusElement } from '../../foundation/internal/successor-focus.js'

/** What had focus when the wait began: the button that was pressed. */
export function useStarter(active: boolean): RefObject<HTMLElement | null> {
  const starter = useRef<HTMLElement>(null)
  useEffect(() => {
    const { activeElement } = document
    if (active) starter.current = activeElement instanceof HTMLElement ? activeElement : null
  }, [active])
  return starter
}

/** Back to what started the work; when that is gone, to the heading of the page. */
export function giveFocusBack({ current }: RefObject<HTMLElement | null>) {
  const still = current?.isConnected && current !== document.body ? current : null
  focusElement(still ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main'))
}

/** Escape gives up as well, where the wait is all there is: focus is in it, still on what started it, or nowhere. */
export function useCancelKey(
  cancel: (() => void) | undefined,
  box: RefObject<HTMLElement | null>,
  starter: RefObject<HTMLElement | null>,
) {
  useEffect(() => {
    if (!cancel) return
    const onKeyDown = (event: KeyboardEvent) => {
      const { activeElement, body } = document
      const owns =
        activeElement === null ||
        activeElement === body ||
        activeElement === starter.current ||
        box.current?.contains(activeElement)
      if (event.key !== 'Escape' || event.defaultPrevented || !owns) return
      event.preventDefault()
      cancel()
    }
    return listen(document, ['keydown'], onKeyDown)
  }, [cancel, box, starter])
}
