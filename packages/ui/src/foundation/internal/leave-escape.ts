/** Leaves Escape to what is open in front of the layer that hears it first: a list, or a receipt that lies over it. */
export function leaveEscape(event: KeyboardEvent): void {
  if (event.target instanceof Element && event.target.closest('[data-escape]')) event.preventDefault()
}
