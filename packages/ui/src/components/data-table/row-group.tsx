'use client'
import type { RowData } from '@tanstack/react-table'
import { asElements } from '../../foundation/internal/as-elements.js'
import { cellContexts } from './cell-context.js'
import type { ModelRow } from './table-features.js'
import { cellContent } from './table-row.js'
import { useTableTexts } from './table-texts.js'

/** Stands in no sentence. */
const place = '\uE000'

/** What the rows under it have in common, where their owner grouped them. */
export function GroupHeading({ text, span }: { text: string; span: number }) {
  return (
    <tr className="eks-table-group eks-table-quiet">
      <th scope="rowgroup" colSpan={span}>
        {text}
      </th>
    </tr>
  )
}

/** What rows have in common, where the browser groups them: their value as its column draws it, how many they are, and what unfolds them. */
export function RowGroup<Row extends RowData>({ row, span }: { row: ModelRow<Row>; span: number }) {
  const t = useTableTexts()
  const column = row.groupingColumnId === undefined ? undefined : row.table.getColumn(row.groupingColumnId)
  const value = column && cellContent(column, cellContexts(row.id, row.original, row))
  // A cell may draw more than words: its place among them is looked for.
  const [before, after] = t('group', { value: place, count: row.getLeafRows().length }).split(place)
  const name = asElements([before, value, after])
  const expanded = row.getIsExpanded?.()
  return (
    <tr className="eks-table-group">
      <th scope="rowgroup" colSpan={span} style={{ '--eks-table-depth': row.depth } as object}>
        {expanded === undefined ? (
          name
        ) : (
          <button
            type="button"
            aria-expanded={expanded}
            className="eks-table-unfold"
            onClick={() => row.toggleExpanded?.()}
          >
            {name}
          </button>
        )}
      </th>
    </tr>
  )
}
