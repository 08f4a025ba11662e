import type { Issue } from '@eksport/forms'
import { Refusal } from '../refusals/refusal.ts'

/** PostgreSQL stores neither NUL characters nor unpaired surrogates. */
const isWritable = (text: string) => text.isWellFormed() && !text.includes('\0')

const pathOf = (before: string, key: string) => (before === '' ? key : `${before}.${key}`)

/** No contract is nested half as deep, and recursive code fails at some depth. */
const deepest = 50

const unwritable = (path: string): Issue[] => [{ path, code: 'unwritableText' }]

/**
 * Issues for what cannot be stored in a value, each at its path. An unwritable key is not repeated: the issue is at its
 * object. For a value that is too deep, only its top-level field is named.
 */
function unwritableIn(value: unknown, path = '', depth = 0): Issue[] {
  if (typeof value === 'string') return isWritable(value) ? [] : unwritable(path)
  if (value instanceof File) return isWritable(value.name) ? [] : unwritable(path)
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return []
  if (depth === deepest) return [{ path: path.split('.')[0] ?? '', code: 'invalidValue' }]
  return Object.entries(value).flatMap(([key, item]) =>
    isWritable(key) ? unwritableIn(item, pathOf(path, key), depth + 1) : unwritable(path),
  )
}

/** [API-03] [OPS-03] [SEC-19] Refuses text that cannot be stored, at its field, in any part of a request. */
export function refuseUnwritableText(...parts: readonly unknown[]): void {
  const found = parts.flatMap((part) => unwritableIn(part))
  if (found.length === 0) return
  throw new Refusal('INVALID_REQUEST', { issues: [...new Map(found.map((issue) => [issue.path, issue])).values()] })
}
