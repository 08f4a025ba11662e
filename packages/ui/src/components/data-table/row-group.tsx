'use client'
import type { RowData } from '@tanstack/react-table'
import { asElements } from '../../foundation/internal/as-elements.js'
import { cellContexts } from './cell-context.js'
import type { ModelRow } from './table-features.js'
import { cellContent } from './table-row.js'
import { useTableTexts } from './table-texts.js'

/** A placeholder character that occurs in no text. */
const place = '\uE000'

/** The heading of rows that their owner grouped. */
export function GroupHeading({ text, span }: { text: string; span: number }) {
  return (
    <tr className="eks-table-group eks-table-quiet">
      <th scope="rowgroup" colSpan={span}>
        {text}
      </th>
    </tr>
  )
}

/**
 * The heading of rows that the browser groups: their value as its column renders it, their number, and the button that
 * expands them.
 */
export function RowGroup<Row extends RowData>({ row, span }: { row: ModelRow<Row>; span: number }) {
  const t = useTableTexts()
  const column = row.groupingColumnId === undefined ? undefined : row.table.getColumn(row.groupingColumnId)
  const value = column && cellContent(column, cellContexts(row.id, row.original, row))
  // A cell may render more than text, so the texts before and after it are split at a placeholder.
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
