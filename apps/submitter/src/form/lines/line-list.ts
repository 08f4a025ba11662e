import type { ProductLine } from '@eksport/domain'

/** [TPL-14] The lines with one replaced; an unknown line is appended. */
export function withLine(lines: readonly ProductLine[], line: ProductLine): ProductLine[] {
  const index = lines.findIndex(({ id }) => id === line.id)
  return index < 0 ? [...lines, line] : lines.with(index, line)
}

/** The lines with copies of some of them, inserted after the last copied one. */
export function withCopies(lines: readonly ProductLine[], ids: readonly string[], newId: () => string) {
  const copies = lines.filter(({ id }) => ids.includes(id)).map((line) => ({ ...line, id: newId() }))
  const last = lines.findLastIndex(({ id }) => ids.includes(id))
  return { lines: lines.toSpliced(last + 1, 0, ...copies), copies }
}

/** The lines together with the removed ones that `known` still has, each after the line it followed. */
export function withGone(lines: readonly ProductLine[], known: readonly ProductLine[]): readonly ProductLine[] {
  return known.reduce<readonly ProductLine[]>((all, line, index) => {
    if (all.some(({ id }) => id === line.id)) return all
    return all.toSpliced(all.findIndex(({ id }) => id === known[index - 1]?.id) + 1, 0, line)
  }, lines)
}

/**
 * The lines with some removed ones restored to their positions, whatever else was removed, added or restored since. `known` are all lines
 * so far, as `withGone` returns them.
 */
export function withRestored(
  lines: readonly ProductLine[],
  removed: readonly ProductLine[],
  known: readonly ProductLine[],
): ProductLine[] {
  const ids = new Set([...lines, ...removed].map(({ id }) => id))
  // A line that had not joined the draft is not in `known`, so it comes last.
  return withGone(lines, [...known, ...removed]).filter(({ id }) => ids.has(id))
}
