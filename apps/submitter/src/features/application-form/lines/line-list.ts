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

/** The lines with those that were taken away back where they stood, as far as they still can. */
export function withRestored(
  lines: readonly ProductLine[],
  removed: readonly { readonly row: ProductLine; readonly index: number }[],
): ProductLine[] {
  return removed
    .toSorted((one, other) => one.index - other.index)
    .reduce((all, { row, index }) => all.toSpliced(Math.min(index, all.length), 0, row), [...lines])
}
