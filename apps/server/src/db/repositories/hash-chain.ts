import { createHash } from 'node:crypto'

/** Before the first link. */
export const chainStart = '0'.repeat(64)

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (value instanceof Date) return value.toISOString()
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, item]) => item !== undefined && item !== null)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, item]) => [key, canonical(item)]))
}

/** A value as text that does not depend on the order of its keys; absent and null are the same. */
export const canonicalJson = (value: unknown): string => JSON.stringify(canonical(value))

export const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex')

/** The hash of a link: its own facts and the hash of the one before it. */
export function linkHash(previousHash: string, facts: Readonly<Record<string, unknown>>): string {
  return sha256(`${previousHash}\n${canonicalJson(facts)}`)
}
