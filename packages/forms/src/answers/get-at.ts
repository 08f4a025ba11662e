function step(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
  return (value as Record<string, unknown>)[key] // an object with that key, tested above
}

/** The answer at a dotted path, `undefined` when there is none. */
export function getAt(answers: unknown, path: string): unknown {
  return path === '' ? answers : path.split('.').reduce(step, answers)
}
