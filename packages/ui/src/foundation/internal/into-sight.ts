import type { FocusEvent } from 'react'

/** Round a layer the library takes focus without scrolling: what it comes to is brought into sight. */
export function intoSight({ currentTarget, target }: FocusEvent) {
  const box = currentTarget.getBoundingClientRect()
  const { top, bottom } = target.getBoundingClientRect()
  if (top >= box.bottom || bottom <= box.top) target.scrollIntoView?.({ block: 'nearest' })
}
