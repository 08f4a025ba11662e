/**
 * Makes scrolling return a promise, as in newer Chromium but not in the types: an effect that returns it gives React a
 * cleanup that is not a function, and the page crashes on unmount.
 */
function answerScrolls(scrolled: object, names: readonly string[]) {
  for (const name of names) {
    const scroll: unknown = Reflect.get(scrolled, name)
    const answer = function (this: unknown, ...place: readonly unknown[]) {
      if (typeof scroll === 'function') Reflect.apply(scroll, this, place)
      return Promise.resolve()
    }
    Object.defineProperty(scrolled, name, { configurable: true, writable: true, value: answer })
  }
}

if (globalThis.window) {
  answerScrolls(window, ['scroll', 'scrollTo', 'scrollBy'])
  answerScrolls(Element.prototype, ['scroll', 'scrollTo', 'scrollBy', 'scrollIntoView'])
}
