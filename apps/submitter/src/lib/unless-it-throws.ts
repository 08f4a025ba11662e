/** [EXP-15] What a page can do without: a fault in working it out is reported, and takes nothing else with it. */
export function unlessItThrows<Value>(work: () => Value): Value | undefined {
  try {
    return work()
  } catch (fault) {
    reportError(fault)
    return undefined
  }
}
