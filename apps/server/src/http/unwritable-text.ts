import type { Issue } from '@eksport/forms'
import { Refusal } from '../refusals/refusal.ts'

/** What no database takes, whatever stands around it: NUL, and half of a pair of UTF-16. */
const isWritable = (text: string) => text.isWellFormed() && !text.includes('\0')

const pathOf = (before: string, key: string) => (before === '' ? key : `${before}.${key}`)

/** The places of text that cannot be written. A name that is itself unwritable is not repeated: its place is what it stands in. */
function unwritablePlaces(value: unknown, path: string): string[] {
  if (typeof value === 'string') return isWritable(value) ? [] : [path]
  if (value instanceof File) return isWritable(value.name) ? [] : [path]
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return []
  return Object.entries(value).flatMap(([key, item]) =>
    isWritable(key) ? unwritablePlaces(item, pathOf(path, key)) : [path],
  )
}

/** [API-03] [SEC-19] Refuses text that cannot be written, at its field, wherever it stands in the parts of a request. */
export function refuseUnwritableText(...parts: readonly unknown[]): void {
  const places = new Set(parts.flatMap((part) => unwritablePlaces(part, '')))
  if (places.size === 0) return
  const issues: Issue[] = [...places].map((path) => ({ path, code: 'unwritableText' }))
  throw new Refusal('INVALID_REQUEST', { issues })
}
