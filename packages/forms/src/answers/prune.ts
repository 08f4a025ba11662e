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
