import { cellKey, type UnreadCell, type UnreadCells } from './series-rows.ts'
import type { RowChanges } from './use-series.ts'

/** What stands in the sheet and is not at the server: on its way, or nothing that can be read. */
export interface KeptCells {
  readonly changes: RowChanges
  readonly unread: UnreadCells
}

/** [EXP-03] What several pages have left, oldest first: of each cell what was written last. */
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
