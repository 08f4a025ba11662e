/**
 * What scrolls answers with a promise, as in newer Chromium and nowhere in the types: an effect that hands it back gives React
 * something to call that is no function, and the page falls when it is left.
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
