/**
 * Where focus goes when `removed` leaves the page: the same control in the next sibling, in the previous one, or the
 * fallback (a heading or the add button). Call it before the removal and focus the result afterwards.
 */
export function findSuccessor(
  removed: HTMLElement,
  controlSelector: string,
  fallback?: HTMLElement | null,
): HTMLElement | null {
  const inside = (sibling: Element | null) => sibling?.querySelector<HTMLElement>(controlSelector) ?? null
  return inside(removed.nextElementSibling) ?? inside(removed.previousElementSibling) ?? fallback ?? null
}

/** Focuses any element, also a heading, without leaving a tab stop behind. */
export function focusElement(element: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (!element) return
  element.focus(options)
  if (element.ownerDocument.activeElement === element) return
  element.tabIndex = -1
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  element.focus(options)
}

/** Focuses the first of these in `root` that is focusable; elements hidden by a style sheet are not. */
export function focusFirst(root: Element | null | undefined, selector: string): void {
  for (const element of root?.querySelectorAll<HTMLElement>(selector) ?? []) {
    element.focus()
    if (element.ownerDocument.activeElement === element) return
  }
}
