/** [EXP-15] Computes something that a page can do without: an exception is reported and the result is undefined. */
export function unlessItThrows<Value>(work: () => Value): Value | undefined {
  try {
    return work()
  } catch (fault) {
    reportError(fault)
    return undefined
  }
}
