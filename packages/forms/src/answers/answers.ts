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
  // Scans instead of splitting: a form is validated on every keystroke, and every answer of it is looked up.
  for (let dot = path.indexOf('.'); dot >= 0; dot = path.indexOf('.', start)) {
    value = step(value, path.slice(start, dot))
    if (value === undefined) return undefined
    start = dot + 1
  }
  return step(value, path.slice(start))
}

// Keys that would reach the prototype. Paths come from a template, but an index may come from a URL.
const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

function set(target: unknown, keys: readonly string[], value: unknown): unknown {
  const [key, ...rest] = keys
  if (key === undefined) return value
  if (forbidden.has(key)) throw new Error(`'${key}' is no path of an answer`)
  // Removing an answer that does not exist creates no empty parents.
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

/** A copy of the answers with the value at a dotted path replaced. `undefined` removes the answer. */
export function setAt<Answers>(answers: Answers, path: string, value: unknown): Answers {
  return set(answers, path.split('.'), value) as Answers // paths are checked where templates are defined
}

/** Whether a value can hold answers. */
export function isAnswers(value: unknown): value is Answers {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The items of a list, or an empty array when there is no list. An entry that is not an item becomes `{}`, so that indices stay the same. */
export function itemsAt(answers: Answers, path: string): Answers[] {
  const value = getAt(answers, path)
  return Array.isArray(value) ? value.map((item: unknown) => (isAnswers(item) ? item : {})) : []
}

/** Whether a path is that of the whole, or of a part of it. */
export const isPathWithin = (path: string, whole: string): boolean => path === whole || path.startsWith(`${whole}.`)

/** Whether two paths have an answer in common: one is within the other. */
export const pathsMeet = (one: string, other: string): boolean => isPathWithin(one, other) || isPathWithin(other, one)

/** Whether two answers are equal, whatever the order of their keys; an absent answer equals an undefined one. */
export function deepEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  // Allocates no array or set: a form compares hundreds of lines on every keystroke.
  for (const key of Object.keys(one)) if (!deepEqual(step(one, key), step(other, key))) return false
  for (const key of Object.keys(other)) if (!Object.hasOwn(one, key) && step(other, key) !== undefined) return false
  return true
}

/** The answers without undefined values and without the objects that become empty by removing them. */
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
 * Groups items by the key that `keyOf` returns, in the order in which each key first occurs. Replaces `Map.groupBy`, which Node
 * 20 lacks: a server that draws a form or an application may run on it.
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
