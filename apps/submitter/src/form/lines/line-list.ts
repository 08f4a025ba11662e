import type { ProductLine } from '@eksport/domain'

/** [TPL-14] The lines with one of them as it now is; a line that was not there is put last. */
export function withLine(lines: readonly ProductLine[], line: ProductLine): ProductLine[] {
  const index = lines.findIndex(({ id }) => id === line.id)
  return index < 0 ? [...lines, line] : lines.with(index, line)
}

/** The lines with copies of some of them right below the last that is copied. */
export function withCopies(lines: readonly ProductLine[], ids: readonly string[], newId: () => string) {
  const copies = lines.filter(({ id }) => ids.includes(id)).map((line) => ({ ...line, id: newId() }))
  const last = lines.findLastIndex(({ id }) => ids.includes(id))
  return { lines: lines.toSpliced(last + 1, 0, ...copies), copies }
}

/** The lines with those that were among them and are gone: each behind the one that it followed. */
export function withGone(lines: readonly ProductLine[], known: readonly ProductLine[]): readonly ProductLine[] {
  return known.reduce<readonly ProductLine[]>((all, line, index) => {
    if (all.some(({ id }) => id === line.id)) return all
    return all.toSpliced(all.findIndex(({ id }) => id === known[index - 1]?.id) + 1, 0, line)
  }, lines)
}

/**
 * The lines with some that were taken away back where they stood, whatever else has gone, come or come back since. `known` are
 * all that there were, as `withGone` has them.
 */
export function withRestored(
  lines: readonly ProductLine[],
  removed: readonly ProductLine[],
  known: readonly ProductLine[],
): ProductLine[] {
  const ids = new Set([...lines, ...removed].map(({ id }) => id))
  // One that was being begun was never among them: it stands last.
  return withGone(lines, [...known, ...removed]).filter(({ id }) => ids.has(id))
}
