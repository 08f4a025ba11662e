import type { Answers } from '../define/check.ts'

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

/** Whether a value can hold answers. */
export function isAnswers(value: unknown): value is Answers {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The items of a list, an empty list when there is none; anything else than an item becomes an empty one, so that indices stay. */
export function itemsAt(answers: Answers, path: string): Answers[] {
  const value = getAt(answers, path)
  return Array.isArray(value) ? value.map((item: unknown) => (isAnswers(item) ? item : {})) : []
}

/** Whether two answers say the same, whatever the order of keys; an absent answer equals an undefined one. */
export function deepEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  // Without a collection of its own: a form compares hundreds of lines at every key.
  for (const key of Object.keys(one)) if (!deepEqual(step(one, key), step(other, key))) return false
  for (const key of Object.keys(other)) if (!Object.hasOwn(one, key) && step(other, key) !== undefined) return false
  return true
}

/** The answers without undefined values and without the empty objects that these leave behind. */
export function prune(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => prune(item) ?? {})
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).flatMap(([key, part]) => {
    const clean = prune(part)
    return clean === undefined ? [] : [[key, clean] as const]
  })
  return kept.length > 0 ? Object.fromEntries(kept) : undefined
}

/**
 * The items by what a function says of each, in the order in which each is first said. `Map.groupBy` by hand: a server that draws a form
 * or an application may run on Node 20, which does not have it.
 */
export function groupBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [item])
    else group.push(item)
  }
  return groups
}
