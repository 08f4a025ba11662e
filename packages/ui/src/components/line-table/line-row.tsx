'use client'
import { memo, useId } from 'react'
import { LineFindings } from './line-findings.js'
import type { LineColumn, LineFinding } from './line-table-types.js'

export interface LineRowProps<Row> {
  readonly id: string
  readonly row: Row
  readonly index: number
  readonly columns: readonly LineColumn<Row>[]
  readonly findings: readonly LineFinding[]
  readonly isOpen: boolean
  /** The one row that Tab comes to. */
  readonly isStop: boolean
  readonly isSelected: boolean
  /** Its row among all of the table, counted from 1; only where not all are drawn. */
  readonly rowIndex: number | undefined
  /** The name of its box; without it there is none. */
  readonly selectLabel: string | undefined
  readonly onOpen: (id: string) => void
  readonly onSelect: (id: string, isSelected: boolean) => void
}

/** A line and what is wrong with it: a group of rows, so that both move together. Drawn anew only when it has changed. */
function PlainLineRow<Row>(props: LineRowProps<Row>) {
  const { id, row, index, columns, findings, isOpen, isStop, isSelected, rowIndex, selectLabel, ...act } = props
  const findingsId = useId()
  const hasFindings = findings.length > 0
  return (
    <tbody data-line-group={id} data-open={isOpen || undefined}>
      <tr
        data-line={id}
        tabIndex={isStop ? 0 : -1}
        aria-selected={isOpen}
        aria-rowindex={rowIndex}
        aria-describedby={hasFindings ? findingsId : undefined}
        data-has-findings={hasFindings || undefined}
        onClick={() => act.onOpen(id)}
      >
        {selectLabel !== undefined && (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the box inside has the keys
          <td className="eks-line-select" onClick={(event) => event.stopPropagation()}>
            <label className="eks-choice">
              <input
                type="checkbox"
                tabIndex={isStop ? 0 : -1}
                aria-label={selectLabel}
                checked={isSelected}
                onChange={(event) => act.onSelect(id, event.target.checked)}
              />
            </label>
          </td>
        )}
        <td className="eks-line-number">{index + 1}</td>
        {columns.map(({ id: column, text, detail, align }, place) => {
          const Cell = place === 0 ? 'th' : 'td'
          const second = detail?.(row)
          return (
            <Cell key={column} scope={place === 0 ? 'row' : undefined} data-align={align}>
              <span>{text(row)}</span>
              {second && <small>{second}</small>}
            </Cell>
          )
        })}
      </tr>
      {hasFindings && (
        <tr
          aria-rowindex={rowIndex === undefined ? undefined : rowIndex + 1}
          className="eks-line-findings"
          onClick={() => act.onOpen(id)}
        >
          <td colSpan={selectLabel === undefined ? 1 : 2} />
          <td colSpan={columns.length}>
            <LineFindings id={findingsId} findings={findings} />
          </td>
        </tr>
      )}
    </tbody>
  )
}

export const LineRow = memo(PlainLineRow) as typeof PlainLineRow // memo forgets that it is for any row
