'use client'
import type { RowData } from '@tanstack/react-table'
import { type MouseEvent, type ReactNode, useId } from 'react'
import { asElements } from '../../foundation/internal/as-elements.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import { ColumnResizer } from './column-resizer.js'
import { roles } from './roles.js'
import { SelectAll } from './select-all.js'
import { sortPosition } from './sort.logic.js'
import type { TableModel } from './table-features.js'
import { type TableTexts, useTableTexts } from './table-texts.js'
import type { OwnColumns, TableData } from './table-view.js'
import type { VisibleColumn } from './use-visible-columns.js'

interface TableHeadProps<Row extends RowData> {
  data: TableData<Row>
  own: OwnColumns
  /** Counted including the head, if not all rows are drawn. */
  rowIndex: number | undefined
}

/** The heads of the columns. Sorting is a button inside the head; the sort itself is the head's `aria-sort`. */
export function TableHead<Row extends RowData>({ data, own, rowIndex }: TableHeadProps<Row>) {
  const { visible, cards, selection } = data
  const t = useTableTexts()
  const headId = useId()
  return (
    <thead {...(cards && roles.group)}>
      <tr {...(cards && roles.row)} aria-rowindex={rowIndex}>
        {own.expander && (
          <th scope="col" {...(cards && roles.head)} className="eks-table-expand">
            <VisuallyHidden>{t('details')}</VisuallyHidden>
          </th>
        )}
        {own.selection && (
          <th scope="col" {...(cards && roles.head)} className="eks-table-select">
            <SelectAll label={t('selectAll')} {...selection} />
          </th>
        )}
        {visible.map((column, place) => columnHead({ column, data, t, labelId: `${headId}${place}` }))}
        {own.inlineActions !== undefined && (
          <th scope="col" {...(cards && roles.head)} className="eks-table-actions">
            <VisuallyHidden>{t('actions')}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  )
}

interface ColumnHead<Row extends RowData> {
  column: VisibleColumn<Row>
  data: TableData<Row>
  t: TableTexts
  /** The id of the element with its name. */
  labelId: string
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const

/** A function, because a component would add its cost to each column. */
function columnHead<Row extends RowData>({ column, data, t, labelId }: ColumnHead<Row>) {
  const { sort, table, cards, resize } = data
  const { id, label, meta, marks, sortKey } = column
  const position = sortKey === undefined ? undefined : sortPosition(sort, sortKey)
  const name = (
    <span id={labelId} title={sortKey === undefined ? label : undefined}>
      {headText(table, column)}
    </span>
  )
  return (
    <th
      key={id}
      scope="col"
      {...(cards && roles.head)}
      {...marks}
      // Only the name: the rest of the head (sort position, resize edge) is not part of it.
      aria-labelledby={labelId}
      data-align={meta.align}
      // Only the first sort key may have it: screen readers announce one sorted column.
      aria-sort={position?.index === 0 ? ariaSort[position.direction] : undefined}
    >
      {sortKey === undefined ? (
        asElements(name)
      ) : (
        <SortButton
          title={label}
          position={position}
          place={placeText(position, sort.length, t)}
          onToggle={(add) => table.getColumn(id)?.toggleSorting(undefined, add)}
        >
          {name}
        </SortButton>
      )}
      {resize && <ColumnResizer id={id} label={label} resize={resize} />}
    </th>
  )
}

/** The short name, the full name, or what the column's own function renders. */
function headText<Row extends RowData>(
  table: TableModel<Row>,
  { column, meta, label, id }: VisibleColumn<Row>,
): ReactNode {
  const { header } = column.columnDef
  if (meta.shortHeader !== undefined || typeof header !== 'function') return meta.shortHeader ?? label
  const drawn = table.getFlatHeaders().find((candidate) => candidate.column.id === id)
  return drawn ? header(drawn.getContext()) : label
}

type Position = ReturnType<typeof sortPosition>

/** `aria-sort` is only for the first sort key; with several keys, each states its position in words. */
function placeText(position: Position, keys: number, t: TableTexts): string | undefined {
  if (!position || keys < 2) return undefined
  const { index, direction } = position
  return t('orderPlace', { place: index + 1, direction: t(ariaSort[direction]) })
}

interface SortButtonProps {
  title: string
  position: Position
  /** The position of this key in words, if there are several. */
  place: string | undefined
  onToggle: (add: boolean) => void
  children: ReactNode
}

/** The style sheet draws the arrow: in both directions while unsorted, else in its own. */
function SortButton({ title, position, place, onToggle, children }: SortButtonProps) {
  const press = (event: MouseEvent) => onToggle(event.shiftKey)
  return (
    <button type="button" title={title} aria-description={place} data-sorted={position?.direction} onClick={press}>
      {asElements(children)}
      {position && place && (
        <span aria-hidden="true" className="eks-table-order">
          {position.index + 1}
        </span>
      )}
    </button>
  )
}
