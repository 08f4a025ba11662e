/** What a selector leads to, where a part of a page has no name of its own to be found by. */
export function elementAt(selector: string): Element {
  const found = document.querySelector(selector)
  if (found === null) throw new Error(`Nothing is found at ${selector}`)
  return found
}
