import type { RowData } from '@tanstack/react-table'
import { columnFacts } from './column-facts.js'
import { type ColumnLayout, toTableState } from './column-layout.js'
import type { DataTableColumn } from './table-features.js'

const listed = <Row extends RowData>(columns: readonly DataTableColumn<Row>[]) =>
  columnFacts(columns).filter(({ meta }) => !meta.unlisted)

/** The ids of the columns that a layout shows, in its order. */
export function shownColumns<Row extends RowData>(
  columns: readonly DataTableColumn<Row>[],
  layout: ColumnLayout,
): readonly string[] {
  const facts = listed(columns)
  const { columnOrder, columnVisibility } = toTableState(facts, layout)
  return columnOrder.filter((id) => columnVisibility[id] !== false)
}

/**
 * The layout with exactly these columns, in this order; widths and density stay. Unknown ids are ignored, and columns
 * that cannot be hidden are shown.
 */
export function withShownColumns<Row extends RowData>(
  columns: readonly DataTableColumn<Row>[],
  layout: ColumnLayout,
  shown: readonly string[],
): ColumnLayout {
  const ids = listed(columns).map(({ id }) => id)
  const known = shown.filter((id) => ids.includes(id))
  return {
    ...layout,
    visibility: Object.fromEntries(ids.map((id) => [id, known.includes(id)])),
    order: [...known, ...ids.filter((id) => !known.includes(id))],
  }
}
