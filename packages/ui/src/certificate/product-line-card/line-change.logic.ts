import type { LineDiff, ProductLine } from '@eksport/domain'

/** What happened to a product line since the original. */
export interface LineChange extends LineDiff {
  /** Whether its key was edited too, so that the match is a guess: shown as 'Trolig endret'. */
  readonly isLikely?: boolean
}

/** A line of a comparison, with its position. */
export interface PlacedLine {
  readonly line: ProductLine
  /** From 1: in the current list, or for a removed line in the earlier one. */
  readonly number: number
  readonly change: LineChange
}

const cameFrom = ({ fromIndex = -1 }: LineChange) => fromIndex
const inFormerOrder = (lines: readonly LineChange[]) => lines.toSorted((one, other) => cameFrom(one) - cameFrom(other))

function placed(change: LineChange): PlacedLine[] {
  const line = change.to ?? change.from
  return line ? [{ line, number: (change.toIndex ?? change.fromIndex ?? 0) + 1, change }] : []
}

/** The current lines in order; a removed line follows the line that it followed before. */
export function linesInPlace(lines: readonly LineChange[]): PlacedLine[] {
  const current = lines.filter(({ kind }) => kind !== 'removed')
  const removed = inFormerOrder(lines.filter(({ kind }) => kind === 'removed'))
  const former = inFormerOrder(current.filter(({ fromIndex }) => fromIndex !== undefined))
  const followers = new Map<LineChange | undefined, LineChange[]>()
  let next = 0
  for (const line of removed) {
    while (former[next] !== undefined && cameFrom(former[next] ?? line) < cameFrom(line)) next += 1
    const before = former[next - 1]
    followers.set(before, [...(followers.get(before) ?? []), line])
  }
  const behind = (line: LineChange | undefined) => (followers.get(line) ?? []).flatMap(placed)
  return [...behind(undefined), ...current.flatMap((line) => [...placed(line), ...behind(line)])]
}
