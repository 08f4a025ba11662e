import type { Field, FieldWidth } from '@eksport/forms'

/** A field with its path. */
export type PathField = readonly [path: string, field: Field]

const parentOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('.')))
const nameOf = (path: string) => path.slice(path.lastIndexOf('.') + 1)

// Names that form a pair: from and to, minimum and maximum, first and last.
const partners: readonly (readonly [first: RegExp, second: (name: string) => string])[] = [
  [/^min(?=[A-Z])/, (name) => name.replace(/^min/, 'max')],
  [/^from(?=[A-Z]|$)/, (name) => name.replace(/^from/, 'to')],
  [/^firstName$/, () => 'lastName'],
  [/^postalCode$/, () => 'city'],
  [/^postalCode$/, () => 'postalCity'],
]

function belongTogether([path, field]: PathField, [nextPath, next]: PathField): boolean {
  if (next.besidePrevious) return true
  if (next.kind === 'time' && next.dateField === path && field.kind === 'date') return true
  if (parentOf(path) !== parentOf(nextPath)) return false
  return partners.some(([first, second]) => first.test(nameOf(path)) && second(nameOf(path)) === nameOf(nextPath))
}

/**
 * Arranges fields in rows: each alone, except pairs (date and time, minimum and maximum) and fields declared as pairs.
 */
export function fieldRows(fields: readonly PathField[]): PathField[][] {
  const rows: PathField[][] = []
  for (const field of fields) {
    const row = rows.at(-1)
    const last = row?.at(-1)
    if (row && last && row.length === 1 && belongTogether(last, field)) row.push(field)
    else rows.push([field])
  }
  return rows
}

const widths: Readonly<Partial<Record<Field['kind'], FieldWidth>>> = {
  date: 'sm',
  time: 'sm',
  number: 'md',
  phone: 'md',
  text: 'lg',
  email: 'lg',
  code: 'lg',
  'multi-code': 'lg',
  lookup: 'lg',
  fixed: 'lg',
}

/** The width of a field: its own, or the one for the expected answer of its kind. */
export function widthOf(field: Field): FieldWidth {
  if (field.width) return field.width
  if (field.kind === 'text' && field.multiline) return 'full'
  // A number with a short unit is a temperature or similar.
  if (field.kind === 'number' && field.unit && (field.max ?? Number.POSITIVE_INFINITY) < 1000) return 'xs'
  return widths[field.kind] ?? 'full'
}
