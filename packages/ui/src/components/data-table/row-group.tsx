'use client'
import type { RowData } from '@tanstack/react-table'
import type { ModelRow } from './table-features.js'
import { useTableTexts } from './table-texts.js'

/** What rows have in common, where the browser groups them: their value, how many they are, and what unfolds them. */
export function RowGroup<Row extends RowData>({ row, span }: { row: ModelRow<Row>; span: number }) {
  const t = useTableTexts()
  const value = row.groupingColumnId === undefined ? '' : String(row.getValue(row.groupingColumnId))
  const name = t('group', { value, count: row.getLeafRows().length })
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
