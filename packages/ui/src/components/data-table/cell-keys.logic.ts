/** A cell by its row and column, both counted from 0; the head is row -1. */
export interface CellPlace {
  readonly row: number
  readonly column: number
}

/** Where a key leads from a cell; null for a key that is not the table's. */
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

/** The narrowest and widest that a column can be made, and what one without a width of its own counts, in CSS pixels. */
export const columnWidths = { min: 56, max: 640, auto: 128 } as const

/** One press of an arrow key, and with Shift. */
export const widthSteps = { small: 10, large: 50 } as const

export const clampWidth = (width: number) => Math.round(Math.min(columnWidths.max, Math.max(columnWidths.min, width)))

/** The width after a key on the column's edge; undefined for the given width, null for a key that means nothing. */
export function widthAfterKey(key: string, shift: boolean, width: number): number | undefined | null {
  const step = shift ? widthSteps.large : widthSteps.small
  if (key === 'ArrowRight') return clampWidth(width + step)
  if (key === 'ArrowLeft') return clampWidth(width - step)
  if (key === 'Home') return columnWidths.min
  if (key === 'End') return columnWidths.max
  return key === 'Enter' ? undefined : null
}
