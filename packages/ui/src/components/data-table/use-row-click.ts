'use client'
import { type RefObject, useEffect } from 'react'
import { listen } from '../../foundation/internal/listen.js'

const ownControls = 'a, button, input, select, textarea, label, summary, [role="menu"], [role="dialog"]'

/** The link that a click somewhere in a row stands for, or null when the click meant something else. */
export function rowLinkOf(event: MouseEvent): HTMLAnchorElement | null {
  const target = event.target
  if (event.defaultPrevented || !(target instanceof Element) || target.closest(ownControls)) return null
  if (document.getSelection()?.toString()) return null
  return target.closest('[data-row]')?.querySelector<HTMLAnchorElement>('a[data-row-link]') ?? null
}

/**
 * Makes the whole row a larger target for its link, which stays the real one for keyboard and readers.
 * A click that ends a selection of text follows nothing; held keys and the middle button mean what they mean on the link.
 */
export function useRowClick(body: RefObject<HTMLElement | null>, active: boolean) {
  useEffect(() => {
    const element = body.current
    if (!element || !active) return
    const onClick = (event: MouseEvent) => {
      if (event.button !== 0) return
      const { ctrlKey, metaKey, shiftKey, altKey } = event
      rowLinkOf(event)?.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, view: window, ctrlKey, metaKey, shiftKey, altKey }),
      )
    }
    const onAuxClick = (event: MouseEvent) => {
      const link = event.button === 1 ? rowLinkOf(event) : null
      if (link) window.open(link.href, '_blank', 'noopener')
    }
    const stops = [listen(element, ['click'], onClick), listen(element, ['auxclick'], onAuxClick)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [body, active])
}
