import type { Issue } from '@eksport/forms'
import { Refusal } from '../refusals/refusal.ts'

/** What no database takes, whatever stands around it: NUL, and half of a pair of UTF-16. */
const isWritable = (text: string) => text.isWellFormed() && !text.includes('\0')

const pathOf = (before: string, key: string) => (before === '' ? key : `${before}.${key}`)

/** No contract asks for anything half as deep, and whatever goes through a value by itself ends at some depth. */
const deepest = 50

const unwritable = (path: string): Issue[] => [{ path, code: 'unwritableText' }]

/**
 * What cannot be written of a value, at its place. A name that is itself unwritable is not repeated: its place is what it stands in.
 * What lies too deep stands in a field that nobody asked for like this: that field is named, and not the way down.
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

/** [API-03] [OPS-03] [SEC-19] Refuses text that cannot be written, at its field, wherever it stands in the parts of a request. */
export function refuseUnwritableText(...parts: readonly unknown[]): void {
  const found = parts.flatMap((part) => unwritableIn(part))
  if (found.length === 0) return
  throw new Refusal('INVALID_REQUEST', { issues: [...new Map(found.map((issue) => [issue.path, issue])).values()] })
}
