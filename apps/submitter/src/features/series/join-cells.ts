import { cellKey, type UnreadCell, type UnreadCells } from './series-rows.ts'
import type { RowChanges } from './use-series.ts'

/** Cells that the server does not have: in flight, or unreadable. */
export interface KeptCells {
  readonly changes: RowChanges
  readonly unread: UnreadCells
}

/** [EXP-03] Merges the cells left by several page loads, oldest first; the last value of each cell wins. */
export function joinCells(pages: readonly KeptCells[]): KeptCells {
  const changes = new Map<number, Record<string, unknown>>()
  const unread = new Map<string, UnreadCell>()
  for (const page of pages) {
    for (const [row, values] of page.changes) {
      changes.set(row, { ...changes.get(row), ...values })
      for (const column of Object.keys(values)) unread.delete(cellKey(row, column))
    }
    for (const [key, cell] of page.unread) unread.set(key, cell)
  }
  return { changes, unread }
}
