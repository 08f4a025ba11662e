import { createHash } from 'node:crypto'
import { z } from 'zod'

/** The previous hash of the first link. */
export const chainStart = '0'.repeat(64)

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (value instanceof Date) return value.toISOString()
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, item]) => item !== undefined && item !== null)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, item]) => [key, canonical(item)]))
}

/** [OPS-06] Signs a text with a key that is not in the database. A sealed head proves that one of our programs wrote it. */
export type Seal = (text: string) => string

/** The last link of a chain of audit events. */
export const chainHeadSchema = z.object({ chain: z.int(), sequence: z.int(), hash: z.string() })
export type ChainHead = z.infer<typeof chainHeadSchema>

/** The text of a head that is sealed. */
export const headText = ({ chain, sequence, hash }: ChainHead): string => `${chain} ${sequence} ${hash}`

/** JSON with sorted keys; null and absent values are the same. */
export const canonicalJson = (value: unknown): string => JSON.stringify(canonical(value))

export const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex')

/**
 * A value as the database returns it: without unpaired surrogates and negative zero. Hashing anything else would break
 * the chain without any tampering.
 */
export function asStored<Value>(value: Value): Value
export function asStored(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed()
  if (value === 0) return 0
  if (Array.isArray(value)) return value.map(asStored)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key.toWellFormed(), asStored(item)]))
}

/** The hash of a link: of its own facts and the hash of the link before it. */
export function linkHash(previousHash: string, facts: Readonly<Record<string, unknown>>): string {
  return sha256(`${previousHash}\n${canonicalJson(facts)}`)
}
