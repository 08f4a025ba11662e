import { Skeleton } from '../skeleton/skeleton.js'
import type { ColumnFacts } from './column-facts.js'
import { columnWidths } from './column-keys.logic.js'
import type { CardPlace } from './table-features.js'
import type { OwnColumns } from './table-view.js'

interface SkeletonRowsProps {
  rows: number
  columns: readonly Pick<ColumnFacts, 'id' | 'label' | 'meta' | 'size'>[]
  own: OwnColumns
  cards: boolean
}

/** Skeletons of loading rows, as high as real ones, so that nothing moves when those arrive. */
export function SkeletonRows({ rows, columns, own, cards }: SkeletonRowsProps) {
  const Row = cards ? CardRow : LineRow
  return (
    <tbody aria-hidden="true" data-skeleton="">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
        <Row key={row} row={row} columns={columns} own={own} />
      ))}
    </tbody>
  )
}

interface SkeletonRowProps extends Pick<SkeletonRowsProps, 'columns' | 'own'> {
  row: number
}

function LineRow({ row, columns, own }: SkeletonRowProps) {
  const { expander, selection, inlineActions } = own
  const keys = [
    ...(expander ? ['expander'] : []),
    ...(selection ? ['selection'] : []),
    ...columns.map(({ id }) => `column ${id}`),
    ...(inlineActions === undefined ? [] : ['actions']),
  ]
  return (
    <tr>
      {keys.map((key, place) => (
        <td key={key}>
          <Skeleton className={varied(row + place)} />
        </td>
      ))}
    </tr>
  )
}

function CardRow({ columns, own }: SkeletonRowProps) {
  return (
    <tr>
      {own.selection && (
        <td className="eks-table-select">
          <Skeleton className="eks:w-4" />
        </td>
      )}
      {columns.map(({ id, label, size = columnWidths.auto, meta: { card = 'fact', rowHeader } }) => (
        <td key={id} data-card={rowHeader ? 'title' : card} data-label={label}>
          <Skeleton className={cardWidths[rowHeader ? 'title' : card]} />
          {/* A name takes two lines of a card. */}
          {card === 'fact' && size >= columnWidths.auto && <Skeleton className="eks:w-3/5" />}
        </td>
      ))}
      {own.inlineActions !== undefined && (
        <td className="eks-table-actions">
          <span className="eks-table-button" />
        </td>
      )}
    </tr>
  )
}

const widths = ['eks:w-4/5', 'eks:w-3/5', 'eks:w-full', 'eks:w-3/5']
const varied = (place: number) => widths[place % widths.length]

/** Skeleton widths in a card; only facts have a width to take a part of. */
const cardWidths: Record<CardPlace, string> = {
  title: 'eks:w-16',
  end: 'eks:ms-auto eks:w-28',
  lead: 'eks:w-16',
  note: 'eks:w-12',
  foot: 'eks:w-16',
  fact: 'eks:w-4/5',
}
