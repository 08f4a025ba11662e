function step(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
  return (value as Record<string, unknown>)[key] // an object with that key, tested above
}

/** The answer at a dotted path, `undefined` when there is none. */
export function getAt(answers: unknown, path: string): unknown {
  if (path === '') return answers
  let value = answers
  let start = 0
  // Walked instead of split: a form is validated at every key that is pressed, and each of its answers is looked up.
  for (let dot = path.indexOf('.'); dot >= 0; dot = path.indexOf('.', start)) {
    value = step(value, path.slice(start, dot))
    if (value === undefined) return undefined
    start = dot + 1
  }
  return step(value, path.slice(start))
}
