import type { FocusEvent } from 'react'

/** Inside a layer the library focuses without scrolling, so the focused element is scrolled into view. */
export function intoSight({ currentTarget, target }: FocusEvent) {
  const box = currentTarget.getBoundingClientRect()
  const { top, bottom } = target.getBoundingClientRect()
  if (top >= box.bottom || bottom <= box.top) target.scrollIntoView?.({ block: 'nearest' })
}
