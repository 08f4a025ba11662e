import { entryWords, type FactContext, lineEntries, type ProductLine } from '@eksport/domain'
import { changeBetween } from '../../components/change-text/change-text.logic.js'
import type { LineChange } from './line-change.logic.js'

/** A line with another id that differs in more facts is a different line. */
const maxFacts = 3
/** The most pairs of lines that are compared. */
const costLimit = 2500

interface Candidate {
  readonly was: LineChange
  readonly is: LineChange
  readonly paths: readonly string[]
}

/** The facts in which two lines differ. */
const differing = (from: ProductLine, to: ProductLine, context: FactContext) =>
  lineEntries
    .filter((entry) => changeBetween(entryWords(entry, from, context), entryWords(entry, to, context)).kind !== 'same')
    .map(({ id }) => id)

function candidate(was: LineChange, is: LineChange, context: FactContext): Candidate[] {
  return was.from && is.to ? [{ was, is, paths: differing(was.from, is.to, context) }] : []
}

/** Pairs with the same id, which survives an edit; then the most similar, if there are few enough to compare. */
function candidates(lines: readonly LineChange[], context: FactContext): Candidate[] {
  const removed = lines.filter(({ kind }) => kind === 'removed')
  const added = lines.filter(({ kind }) => kind === 'added')
  const byId = new Map(added.map((is) => [is.to?.id, is]))
  const sameId = removed.flatMap((was) => {
    const is = byId.get(was.from?.id)
    return is ? candidate(was, is, context) : []
  })
  if (removed.length * added.length > costLimit) return sameId
  const near = removed
    .flatMap((was) => added.flatMap((is) => candidate(was, is, context)))
    .filter(({ paths }) => paths.length <= maxFacts)
    .toSorted((one, other) => one.paths.length - other.paths.length)
  return [...sameId, ...near]
}

/**
 * Pairs lines whose key was probably edited too, so that each becomes one changed line instead of a deleted and a new
 * one.
 */
export function pairLikely(lines: readonly LineChange[], context: FactContext): LineChange[] {
  const taken = new Set<LineChange>()
  const merged = new Map<LineChange, LineChange>()
  for (const { was, is, paths } of candidates(lines, context)) {
    if (taken.has(was) || taken.has(is)) continue
    taken.add(was)
    taken.add(is)
    const changes = paths.map((path) => ({ kind: 'changed' as const, path }))
    merged.set(is, { ...was, ...is, kind: 'changed', changes, isLikely: true })
  }
  return lines.flatMap((line) => (taken.has(line) ? (merged.get(line) ?? []) : line))
}
