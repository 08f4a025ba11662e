'use client'
import { type MouseEvent, useId } from 'react'
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.js'
import { ArrowDown, ArrowUp } from '../../foundation/icons/icons.js'
import type { Translate } from '../../foundation/text/catalogue.js'
import { useTexts } from '../../foundation/text/use-texts.js'
import { applicationTableTexts } from './application-table.texts.js'
import type { ColumnDef, TableSort } from './column-def.js'
import { ColumnResizer, type ResizeColumn } from './column-resizer.js'
import { roles } from './roles.js'
import { SelectAll } from './select-all.js'
import { sortPosition } from './sort.logic.js'

interface TableHeadProps<Row, Key extends string, Sort extends string> {
  columns: readonly ColumnDef<Row, Key, Sort>[]
  sort: readonly TableSort<Sort>[]
  onToggle: (key: Key, add: boolean) => void
  withActions: boolean
  cards: boolean
  off: ReadonlySet<Key> | undefined
  /** Counted with the head, where not all rows are drawn. */
  rowIndex: number | undefined
  selection: { active: boolean; state: 'all' | 'some' | 'none'; togglePage: (ticked: boolean) => void }
  resize: ResizeColumn<Key> | undefined
}

/** The heads of the columns. What sorts is a button inside the head; the order itself is the head's `aria-sort`. */
export function TableHead<Row, Key extends string, Sort extends string>(props: TableHeadProps<Row, Key, Sort>) {
  const { columns, sort, onToggle, withActions, cards, off, selection, resize } = props
  const t = useTexts('application-table', applicationTableTexts)
  const id = useId()
  return (
    <thead {...(cards && roles.group)}>
      <tr {...(cards && roles.row)} aria-rowindex={props.rowIndex}>
        {selection.active && (
          <th scope="col" {...(cards && roles.head)} className="eks-table-select">
            <SelectAll label={t('selectAll')} {...selection} />
          </th>
        )}
        {columns.map((column) => {
          const position = sortPosition(sort, column.sortKey)
          const label = column.shortHeader ?? column.header
          const labelId = `${id}${column.key}`
          return (
            <th
              key={column.key}
              scope="col"
              {...(cards && roles.head)}
              // The name alone: what else stands in the head (its place in the order, its edge) is not the column's name.
              aria-labelledby={labelId}
              data-align={column.align}
              // Only the first key of an order may carry it: readers announce one sorted column.
              aria-sort={
                position?.index === 0 ? (position.direction === 'ASC' ? 'ascending' : 'descending') : undefined
              }
              {...(off && { 'data-col': column.key, 'data-off': off.has(column.key) ? '' : undefined })}
            >
              {column.sortKey === undefined ? (
                <span id={labelId} title={column.header}>
                  {label}
                </span>
              ) : (
                <SortButton
                  id={labelId}
                  label={label}
                  title={column.header}
                  position={position}
                  place={placeText(position, sort.length, t)}
                  onToggle={(add) => onToggle(column.key, add)}
                />
              )}
              {resize && <ColumnResizer column={column} resize={resize} />}
            </th>
          )
        })}
        {withActions && (
          <th scope="col" {...(cards && roles.head)} className="eks-table-actions">
            <VisuallyHidden>{t('actions')}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  )
}

type Position = ReturnType<typeof sortPosition>

/** `aria-sort` is for the first key of an order alone: of several, each tells its place in words. */
function placeText(position: Position, keys: number, t: Translate<typeof applicationTableTexts>): string | undefined {
  if (!position || keys < 2) return undefined
  const { index, direction } = position
  return t('orderPlace', { place: index + 1, direction: t(direction === 'ASC' ? 'ascending' : 'descending') })
}

interface SortButtonProps {
  id: string
  label: string
  title: string
  position: Position
  /** Several keys make the order: the place of this one in words. */
  place: string | undefined
  onToggle: (add: boolean) => void
}

function SortButton({ id, label, title, position, place, onToggle }: SortButtonProps) {
  const Arrow = position?.direction === 'DESC' ? ArrowDown : ArrowUp
  const press = (event: MouseEvent) => onToggle(event.shiftKey)
  return (
    <button
      type="button"
      title={title}
      aria-description={place}
      data-sorted={position ? '' : undefined}
      onClick={press}
    >
      <span id={id}>{label}</span>
      <Arrow aria-hidden="true" />
      {position && place && (
        <span aria-hidden="true" className="eks-table-order">
          {position.index + 1}
        </span>
      )}
    </button>
  )
}
