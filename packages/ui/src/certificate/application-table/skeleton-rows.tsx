import { Skeleton } from '../../components/skeleton/skeleton.js'
import type { CardPlace } from './column-def.js'
import { columnWidths, widthOf } from './column-width.logic.js'

interface SkeletonRowsProps {
  rows: number
  columns: readonly {
    readonly key: string
    readonly header: string
    readonly width?: string | undefined
    readonly card?: CardPlace | undefined
  }[]
  withSelection: boolean
  withActions: boolean
  cards: boolean
}

/** Rows that are on their way, at the height of real ones, so that nothing moves when they come. */
export function SkeletonRows({ rows, columns, withSelection, withActions, cards }: SkeletonRowsProps) {
  const first = withSelection ? 1 : 0
  return (
    <tbody aria-hidden="true" data-skeleton="">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
        <tr key={row}>
          {withSelection && (
            <td className={cards ? 'eks-table-select' : undefined}>
              <Skeleton className={cards ? 'eks:w-4' : varied(row)} />
            </td>
          )}
          {columns.map((column, index) => {
            const { key, header, card = 'fact' } = column
            if (!cards)
              return (
                <td key={key}>
                  <Skeleton className={varied(row + index + first)} />
                </td>
              )
            return (
              <td key={key} data-card={card} data-label={header}>
                <Skeleton className={cardWidths[card]} />
                {/* A name takes two lines of a card. */}
                {card === 'fact' && widthOf(column, {}) >= columnWidths.auto && <Skeleton className="eks:w-3/5" />}
              </td>
            )
          })}
          {withActions && (
            <td className={cards ? 'eks-table-actions' : undefined}>
              {cards ? (
                <span className="eks-table-button" />
              ) : (
                <Skeleton className={varied(row + columns.length + first)} />
              )}
            </td>
          )}
        </tr>
      ))}
    </tbody>
  )
}

const widths = ['eks:w-4/5', 'eks:w-3/5', 'eks:w-11/12', 'eks:w-2/3']
const varied = (place: number) => widths[place % widths.length]

/** In a card only facts have a width to take a part of. */
const cardWidths: Record<CardPlace, string> = {
  title: 'eks:w-18',
  end: 'eks:ml-auto eks:w-28',
  lead: 'eks:w-16',
  note: 'eks:w-12',
  fact: 'eks:w-4/5',
}
