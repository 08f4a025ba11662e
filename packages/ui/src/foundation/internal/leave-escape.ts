/** Leaves Escape to what is open in front of the layer that receives it first: a list, or a toast above it. */
export function leaveEscape(event: Event): void {
  if (document.activeElement?.closest('[data-escape]')) event.preventDefault()
}
