import type { FocusEvent } from 'react'

/**
 * Where focus goes when `removed` leaves the page: the same control in the next sibling, in the previous one,
 * or the fallback (a heading or the control that adds). Call it before the removal and focus the result after.
 */
export function findSuccessor(
  removed: HTMLElement,
  controlSelector: string,
  fallback?: HTMLElement | null,
): HTMLElement | null {
  const inside = (sibling: Element | null) => sibling?.querySelector<HTMLElement>(controlSelector) ?? null
  return inside(removed.nextElementSibling) ?? inside(removed.previousElementSibling) ?? fallback ?? null
}

/** Focuses anything, also a heading, without adding a tab stop for good. */
export function focusElement(element: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (!element) return
  element.focus(options)
  if (element.ownerDocument.activeElement === element) return
  element.tabIndex = -1
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  element.focus(options)
}

/** Focuses the first of these in `root` that can have focus now; what a style sheet hides cannot. */
export function focusFirst(root: Element | null | undefined, selector: string): void {
  for (const element of root?.querySelectorAll<HTMLElement>(selector) ?? []) {
    element.focus()
    if (element.ownerDocument.activeElement === element) return
  }
}

/**
 * Whether nobody has taken the focus since a layer in front of the page had it: what had it is gone, or the dialog that the layer stood in
 * front of has it back as a whole. The library gives focus back in a task of its own; a new page may stand by then, at its heading.
 */
export function isFocusFree(): boolean {
  const { activeElement } = document
  return (
    activeElement === null ||
    activeElement === document.body ||
    activeElement.matches('[role="dialog"], [role="alertdialog"]')
  )
}

/** Round a layer the library takes focus without scrolling: what it comes to is brought into sight. */
export function intoSight({ currentTarget, target }: FocusEvent) {
  const box = currentTarget.getBoundingClientRect()
  const { top, bottom } = target.getBoundingClientRect()
  if (top >= box.bottom || bottom <= box.top) target.scrollIntoView?.({ block: 'nearest' })
}
