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
