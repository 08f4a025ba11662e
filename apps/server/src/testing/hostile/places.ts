/** A value within another, with its path as in a problem document. */
interface Place {
  readonly path: readonly string[]
  readonly value: unknown
}

export function placesIn(value: unknown, path: readonly string[] = []): Place[] {
  const inside =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, item]) => placesIn(item, [...path, key]))
      : []
  return [{ path, value }, ...inside]
}

/** A copy with another value at a path. */
export function replaced(value: unknown, [first, ...rest]: readonly string[], by: unknown): unknown {
  if (first === undefined) return by
  const item: unknown = Reflect.get(Object(value), first)
  if (Array.isArray(value)) return value.map((old, index) => (String(index) === first ? replaced(item, rest, by) : old))
  return { ...Object(value), [first]: replaced(item, rest, by) }
}
