import { groupBy } from '@eksport/forms'
import type { ProductLine } from '../../goods/product-line/product-line.ts'
import { assign } from './assign.ts'
import { countDifferences, unordered } from './compare.ts'

/** A line before and after; one of them is missing when the line was removed or is new. */
export interface LinePair {
  readonly from?: ProductLine
  readonly to?: ProductLine
  readonly fromIndex?: number
  readonly toIndex?: number
}

interface Numbered {
  readonly line: ProductLine
  readonly index: number
}

/** [CHG-02] The key of a line. */
function keyOf({ productionPeriod, productionEstablishment, species }: ProductLine): string {
  return JSON.stringify([
    productionPeriod?.from ?? '',
    productionPeriod?.to ?? '',
    productionEstablishment?.approvalNumber ?? '',
    species ?? '',
  ])
}

/** Equal facts give equal texts, whatever the order of their keys and of sets; an empty value gives none. */
function written(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '')
  if (Array.isArray(value)) return value.length === 0 ? '' : `[${value.map(written).join()}]`
  const parts = Object.entries(value).flatMap(([key, part]) => {
    const text = written(Array.isArray(part) && unordered.has(key) ? part.toSorted() : part)
    return text === '' ? [] : `${key}:${text}`
  })
  return parts.length === 0 ? '' : `{${parts.sort().join()}}`
}

const fingerprint = ({ id: _, ...line }: ProductLine) => written(line)

function numbered(lines: readonly ProductLine[]): Numbered[] {
  return lines.map((line, index) => ({ line, index }))
}

/** Above this many possible pairs the order decides instead of the cheapest pairing, so that the time stays linear. */
const maxPairs = 100

const differenceWeight = 1_000_000
const idWeight = 1000

function cost(one: Numbered, other: Numbered): number {
  return (
    countDifferences(one.line, other.line) * differenceWeight +
    (one.line.id === other.line.id ? 0 : idWeight) +
    Math.min(Math.abs(one.index - other.index), idWeight - 1)
  )
}

type Pair = readonly [Numbered, Numbered]

function byOrder(before: readonly Numbered[], after: readonly Numbered[]): Pair[] {
  const byId = new Map(after.map((each) => [each.line.id, each]))
  const taken = new Set<Numbered>()
  const pairs = before.flatMap((each): Pair[] => {
    const same = byId.get(each.line.id)
    if (!same || taken.has(same)) return []
    taken.add(same)
    return [[each, same]]
  })
  const paired = new Set(pairs.map(([each]) => each))
  const rest = after.filter((each) => !taken.has(each))
  return [
    ...pairs,
    ...before
      .filter((each) => !paired.has(each))
      .flatMap((each, index): Pair[] => {
        const other = rest[index]
        return other ? [[each, other]] : []
      }),
  ]
}

function cheapest(before: readonly Numbered[], after: readonly Numbered[]): Pair[] {
  const isTurned = before.length > after.length
  const [rows, columns] = isTurned ? [after, before] : [before, after]
  const columnOf = assign(rows.map((row) => columns.map((column) => cost(row, column))))
  return rows.flatMap((row, index): Pair[] => {
    const column = columns[columnOf[index] ?? -1]
    if (!column) return []
    return [isTurned ? [column, row] : [row, column]]
  })
}

/** The pairing with the fewest differences; in a large group first equal lines, then by id and order. */
function pairGroup(before: readonly Numbered[], after: readonly Numbered[]): Pair[] {
  const [one, other] = [before[0], after[0]]
  if (!one || !other) return []
  if (before.length === 1 && after.length === 1) return [[one, other]]
  if (before.length * after.length <= maxPairs) return cheapest(before, after)
  const twins = groupBy(after, ({ line }) => fingerprint(line))
  const pairs: Pair[] = []
  const left: Numbered[] = []
  for (const each of before) {
    const twin = twins.get(fingerprint(each.line))?.shift()
    if (twin) pairs.push([each, twin])
    else left.push(each)
  }
  const rest = [...twins.values()].flat().sort((first, second) => first.index - second.index)
  return [...pairs, ...(left.length * rest.length <= maxPairs ? cheapest(left, rest) : byOrder(left, rest))]
}

/** For each part of the key, the line without it. */
const keyParts: readonly ((line: ProductLine) => ProductLine)[] = [
  ({ species: _, ...rest }) => rest,
  ({ productionPeriod: _, ...rest }) => rest,
  ({ productionEstablishment, ...rest }) => ({
    ...rest,
    productionEstablishment: { ...productionEstablishment, approvalNumber: undefined },
  }),
]

/** [decisions.md 6] Among lines with different keys, pairs those that differ in one part of the key: first by id, then in order. */
function pairEdited(before: readonly Numbered[], after: readonly Numbered[]): Pair[] {
  const pairs: Pair[] = []
  const taken = new Set<Numbered>()
  if (before.length === 0 || after.length === 0) return pairs
  const free = (each: Numbered) => !taken.has(each)
  for (const nameOf of [({ line }: Numbered) => line.id, () => '']) {
    for (const without of keyParts) {
      const rest = (each: Numbered) => JSON.stringify([nameOf(each), fingerprint(without(each.line))])
      const alike = groupBy(after.filter(free), rest)
      for (const each of before.filter(free)) {
        const other = alike.get(rest(each))?.shift()
        if (!other) continue
        pairs.push([each, other])
        taken.add(each).add(other)
      }
    }
  }
  return pairs
}

/**
 * [CHG-02] Pairs the lines of two applications by production period, approval number and species; among several with the same key
 * those that differ least, then those with the same id, then those nearest in order. Of the rest, lines that agree in all but one
 * part of the key are paired too. Lines of the current application come first in order, then the removed ones.
 */
export function matchLines(original: readonly ProductLine[], current: readonly ProductLine[]): LinePair[] {
  const [was, is] = [numbered(original), numbered(current)]
  const before = groupBy(was, ({ line }) => keyOf(line))
  const after = groupBy(is, ({ line }) => keyOf(line))
  const sameKey = [...after].flatMap(([key, lines]) => pairGroup(before.get(key) ?? [], lines))
  const paired = new Set(sameKey.flat())
  const isLeft = (each: Numbered) => !paired.has(each)
  const pairs = [...sameKey, ...pairEdited(was.filter(isLeft), is.filter(isLeft))]
  const fromOf = new Map(pairs.map(([from, to]) => [to.index, from]))
  const kept = new Set(pairs.map(([from]) => from.index))
  return [
    ...current.map((to, toIndex): LinePair => {
      const from = fromOf.get(toIndex)
      return from ? { from: from.line, to, fromIndex: from.index, toIndex } : { to, toIndex }
    }),
    ...original.flatMap((from, fromIndex): LinePair[] => (kept.has(fromIndex) ? [] : [{ from, fromIndex }])),
  ]
}
