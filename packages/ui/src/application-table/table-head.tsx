'use client'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useTexts } from '../text/use-texts.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import { applicationTableTexts } from './application-table.texts.js'
import type { ColumnDef, TableSort } from './column-def.js'
import { roles } from './roles.js'
import { sortPosition } from './sort.logic.js'

interface TableHeadProps<Row, Key extends string, Sort extends string> {
  columns: readonly ColumnDef<Row, Key, Sort>[]
  sort: readonly TableSort<Sort>[]
  onToggle: (key: Key, add: boolean) => void
  withActions: boolean
}

/** The heads of the columns. What sorts is a button inside the head; the order itself is the head's `aria-sort`. */
export function TableHead<Row, Key extends string, Sort extends string>(props: TableHeadProps<Row, Key, Sort>) {
  const { columns, sort, onToggle, withActions } = props
  const t = useTexts('application-table', applicationTableTexts)
  return (
    <thead {...roles.group}>
      <tr {...roles.row}>
        {columns.map((column) => {
          const position = sortPosition(sort, column.sortKey)
          return (
            <th
              key={column.key}
              scope="col"
              {...roles.head}
              data-align={column.align}
              // Only the first key of an order may carry it: readers announce one sorted column.
              aria-sort={
                position?.index === 0 ? (position.direction === 'ASC' ? 'ascending' : 'descending') : undefined
              }
            >
              {column.sortKey === undefined ? (
                <span title={column.header}>{column.shortHeader ?? column.header}</span>
              ) : (
                <SortButton
                  label={column.shortHeader ?? column.header}
                  title={column.header}
                  position={position}
                  numbered={sort.length > 1}
                  onToggle={(add) => onToggle(column.key, add)}
                />
              )}
            </th>
          )
        })}
        {withActions && (
          <th scope="col" {...roles.head} className="eks-table-actions">
            <VisuallyHidden>{t('actions')}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  )
}

interface SortButtonProps {
  label: string
  title: string
  position: { index: number; direction: 'ASC' | 'DESC' } | undefined
  /** Several keys make the order: each shows its place. */
  numbered: boolean
  onToggle: (add: boolean) => void
}

function SortButton({ label, title, position, numbered, onToggle }: SortButtonProps) {
  const Arrow = position?.direction === 'DESC' ? ArrowDown : ArrowUp
  const press = (event: MouseEvent) => onToggle(event.shiftKey)
  return (
    <button type="button" title={title} data-sorted={position ? '' : undefined} onClick={press}>
      <span>{label}</span>
      <Arrow aria-hidden="true" />
      {position && numbered && <span className="eks-table-order">{position.index + 1}</span>}
    </button>
  )
}
