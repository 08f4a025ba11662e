import type { DiffPart } from './change-text.logic.js'

/** Texts up to this length are easier to read whole, old and new. */
const wholeUpTo = 40
/** The most word comparisons; longer texts are shown whole. */
const costLimit = 250_000
/** If a smaller share of the words is kept, a mix of old and new is harder to read than both whole. */
const minKeptShare = 0.3

/** Words with the space before them, so that joining them gives the text back. */
const wordsOf = (text: string) => text.match(/\s*\S+\s*/g) ?? []

const isSameWord = (one: string | undefined, other: string | undefined) => one?.trim() === other?.trim()

/** Lengths of the longest common subsequence of the remainders after each pair of positions, row by row. */
function commonLengths(from: readonly string[], to: readonly string[]): Uint32Array {
  const width = to.length + 1
  const lengths = new Uint32Array((from.length + 1) * width)
  const at = (index: number) => lengths[index] ?? 0
  for (let row = from.length - 1; row >= 0; row -= 1) {
    for (let column = to.length - 1; column >= 0; column -= 1) {
      const here = row * width + column
      lengths[here] = isSameWord(from[row], to[column])
        ? at(here + width + 1) + 1
        : Math.max(at(here + width), at(here + 1))
    }
  }
  return lengths
}

/** Merges two sequences into kept, removed and added parts; in a replacement the old part comes first. */
export function diffSequence(from: readonly string[], to: readonly string[]): DiffPart[] {
  const lengths = commonLengths(from, to)
  const width = to.length + 1
  const parts: DiffPart[] = []
  let [row, column] = [0, 0]
  while (row < from.length || column < to.length) {
    const [before, after] = [from[row], to[column]]
    const [down, right] = [lengths[(row + 1) * width + column] ?? 0, lengths[row * width + column + 1] ?? 0]
    if (before !== undefined && after !== undefined && isSameWord(before, after)) {
      parts.push({ kind: 'same', text: after })
      row += 1
      column += 1
    } else if (before !== undefined && (after === undefined || down >= right)) {
      parts.push({ kind: 'removed', text: before })
      row += 1
    } else {
      parts.push({ kind: 'added', text: after ?? '' })
      column += 1
    }
  }
  return parts
}

/** Joins neighbours of one kind; in alternating replacements the old words come first. */
function joinParts(parts: readonly DiffPart[]): DiffPart[] {
  const joined: DiffPart[] = []
  let [removed, added] = ['', '']
  const flush = () => {
    if (removed !== '') joined.push({ kind: 'removed', text: removed })
    if (added !== '') joined.push({ kind: 'added', text: added })
    removed = ''
    added = ''
  }
  for (const { kind, text } of parts) {
    const last = joined.at(-1)
    if (kind === 'removed') removed += text
    else if (kind === 'added') added += text
    else if (removed === '' && added === '' && last?.kind === 'same') {
      joined[joined.length - 1] = { kind, text: last.text + text }
    } else {
      flush()
      joined.push({ kind, text })
    }
  }
  flush()
  return joined
}

/**
 * The words that differ between two long texts. Undefined if old and new are better shown whole: both are short, have
 * little in common, or cost too much to compare.
 */
export function diffWords(from: string, to: string): DiffPart[] | undefined {
  if (from.length <= wholeUpTo && to.length <= wholeUpTo) return undefined
  const [before, after] = [wordsOf(from), wordsOf(to)]
  if (before.length * after.length > costLimit) return undefined
  const parts = diffSequence(before, after)
  const kept = parts.filter(({ kind }) => kind === 'same').length
  if (kept < minKeptShare * Math.max(before.length, after.length)) return undefined
  return joinParts(parts)
}
