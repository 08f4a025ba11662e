/** Leaves Escape to what is open in front of the layer that hears it first: a list, or a receipt that lies over it. */
export function leaveEscape(event: Event): void {
  if (document.activeElement?.closest('[data-escape]')) event.preventDefault()
}
