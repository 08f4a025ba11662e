import { isConsent } from '@eksport/forms'

/** A difference in one fact. `path` is dotted, relative to the application or to the product line. */
export interface Change<T = unknown> {
  readonly kind: 'changed' | 'added' | 'removed'
  readonly path: string
  readonly from?: T
  readonly to?: T
}

/** Lists whose order has no meaning. */
export const unordered: ReadonlySet<string> = new Set([
  'certificateFormats',
  'catchAreas',
  'pdfCertificateDetails.productClassificationCodes',
  'pdfCertificateDetails.requisition',
])

/** A declaration is a single fact: given or not. */
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isConsent(value)

/** Whether a value is empty: absent, an empty text, an empty list, or an object of empty values. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && Object.values(value).every(isEmpty)
}

function sameList(one: readonly unknown[], other: readonly unknown[], path: string): boolean {
  if (one.length !== other.length) return false
  if (!unordered.has(path)) return one.every((item, index) => isSame(item, other[index], ''))
  const rest = [...other]
  return one.every((item) => {
    const index = rest.indexOf(item)
    if (index >= 0) rest.splice(index, 1)
    return index >= 0
  })
}

/** [CHG-01] Whether two values are equal. All empty values are equal, and the order of sets is ignored. */
export function isSame(one: unknown, other: unknown, path: string): boolean {
  if (one === other) return true
  const [isOneEmpty, isOtherEmpty] = [isEmpty(one), isEmpty(other)]
  if (isOneEmpty || isOtherEmpty) return isOneEmpty && isOtherEmpty
  if (Array.isArray(one) && Array.isArray(other)) return sameList(one, other, path)
  // That the texts differ shows in the template, which is compared by itself.
  if (isConsent(one) && isConsent(other)) return true
  if (!isObject(one) || !isObject(other)) return false
  return keysOf(one, other).every((key) => isSame(one[key], other[key], ''))
}

function keysOf(one: object, other: object): string[] {
  const keys = Object.keys(one)
  for (const key of Object.keys(other)) if (!Object.hasOwn(one, key)) keys.push(key)
  return keys
}

function kindOf(from: unknown, to: unknown): Change['kind'] {
  if (isEmpty(from)) return 'added'
  return isEmpty(to) ? 'removed' : 'changed'
}

type Found = (from: unknown, to: unknown, path: string) => void

type Parts = Readonly<Record<string, unknown>> | undefined

/** Two objects, or an object and an empty value, are compared part by part. */
function isTakenApart(before: Parts, after: Parts, from: unknown, to: unknown): boolean {
  return before ? after !== undefined || isEmpty(to) : after !== undefined && isEmpty(from)
}

/** Walks both values in parallel and reports every fact that differs: objects are compared part by part, lists as a whole. */
function walk(from: unknown, to: unknown, path: string, found: Found): void {
  if (from === to) return
  const before = isObject(from) ? from : undefined
  const after = isObject(to) ? to : undefined
  if (isTakenApart(before, after, from, to)) walkParts(before, after, path === '' ? '' : `${path}.`, found)
  else if (!isSame(from, to, path)) found(from, to, path)
}

function walkParts(before: Parts, after: Parts, prefix: string, found: Found): void {
  for (const key in before) walk(before[key], after?.[key], prefix + key, found)
  for (const key in after) {
    if (before === undefined || !Object.hasOwn(before, key)) walk(undefined, after[key], prefix + key, found)
  }
}

/** Every fact that differs. */
export function compare(from: unknown, to: unknown, start = ''): Change[] {
  const changes: Change[] = []
  walk(from, to, start, (before, after, path) => {
    changes.push({
      kind: kindOf(before, after),
      path,
      ...(!isEmpty(before) && { from: before }),
      ...(!isEmpty(after) && { to: after }),
    })
  })
  return changes
}

/** The number of facts that differ, without collecting them; the id of a line is not a fact. */
export function countDifferences(from: object, to: object): number {
  let count = 0
  walk(from, to, '', (_before, _after, path) => {
    if (path !== 'id') count += 1
  })
  return count
}
