// Keys that would reach the prototype; a path comes from a template, but an index may come from an address.
const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

function set(target: unknown, keys: readonly string[], value: unknown): unknown {
  const [key, ...rest] = keys
  if (key === undefined) return value
  if (forbidden.has(key)) throw new Error(`'${key}' is no path of an answer`)
  // Taking an answer away leaves nothing behind where there was nothing.
  if (value === undefined && target === undefined) return undefined
  const isIndex = /^\d+$/.test(key)
  if (isIndex && (Array.isArray(target) || target === undefined)) {
    const copy: unknown[] = Array.isArray(target) ? [...target] : []
    copy[Number(key)] = set(copy[Number(key)], rest, value)
    return copy
  }
  const source = typeof target === 'object' && target !== null && !Array.isArray(target) ? target : {}
  const next = set((source as Record<string, unknown>)[key], rest, value) // reading a key of an object is safe
  if (next !== undefined) return { ...source, [key]: next }
  const { [key]: _removed, ...others } = source as Record<string, unknown> // as above
  return others
}

/** The answers with another value at a dotted path; nothing is changed in place. `undefined` takes the answer away. */
export function setAt<Answers>(answers: Answers, path: string, value: unknown): Answers {
  return set(answers, path.split('.'), value) as Answers // paths are checked where templates are defined
}
