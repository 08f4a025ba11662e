import type { ProductLine } from '@eksport/domain'

interface LineToEdit {
  readonly lines: readonly ProductLine[]
  readonly index: number
  /** The line to start from, for a copy. */
  readonly copyOf: number | undefined
  readonly newId: string
}

/** [TPL-14] The line that the editor shows: a stored one, a copy of one, or an empty one after the last. */
export function lineToEdit({ lines, index, copyOf, newId }: LineToEdit): ProductLine {
  const stored = lines[index]
  if (stored !== undefined) return stored
  const source = copyOf === undefined ? undefined : lines[copyOf]
  return source === undefined ? { id: newId } : { ...source, id: newId }
}

/** [TPL-14] The lines with one of them as it now is; a line that was not there is put last. */
export function withLine(lines: readonly ProductLine[], line: ProductLine): ProductLine[] {
  const index = lines.findIndex(({ id }) => id === line.id)
  return index < 0 ? [...lines, line] : lines.with(index, line)
}
