/** A cell by its row and column, both from 0; the head is row -1. */
export interface CellPlace {
  readonly row: number
  readonly column: number
}

/** The cell that a key moves to; null for a key that the table does not handle. */
export function cellAfterKey(
  { key, ctrl }: { readonly key: string; readonly ctrl: boolean },
  { row, column }: CellPlace,
  size: { readonly rows: number; readonly columns: number },
): CellPlace | null {
  const inside = (place: CellPlace): CellPlace => ({
    row: Math.min(size.rows - 1, Math.max(-1, place.row)),
    column: Math.min(size.columns - 1, Math.max(0, place.column)),
  })
  switch (key) {
    case 'ArrowUp':
      return inside({ row: row - 1, column })
    case 'ArrowDown':
      return inside({ row: row + 1, column })
    case 'ArrowLeft':
      return inside({ row, column: column - 1 })
    case 'ArrowRight':
      return inside({ row, column: column + 1 })
    case 'Home':
      return inside({ row: ctrl ? 0 : row, column: 0 })
    case 'End':
      return inside({ row: ctrl ? size.rows - 1 : row, column: size.columns - 1 })
    default:
      return null
  }
}
