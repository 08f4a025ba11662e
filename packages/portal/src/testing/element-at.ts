/** The element of a selector, for a part of a page that has no accessible name. */
export function elementAt(selector: string): Element {
  const found = document.querySelector(selector)
  if (found === null) throw new Error(`Nothing is found at ${selector}`)
  return found
}
