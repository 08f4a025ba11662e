import type { Viewpoint } from '@eksport/domain'
import { columnWidths } from '../../components/data-table/column-keys.logic.js'

interface RoomColumn {
  readonly id: string
  readonly size?: number
  readonly meta?: { readonly defaultHidden?: boolean }
}

/** How many of the columns that may leave are hidden, and the widths of others then. */
type Arrangement = readonly [gone: number, sizes?: Readonly<Record<string, number>>]

interface Arrangements {
  /** The columns that may be hidden, the least important first. */
  readonly leaving: readonly string[]
  /** From all columns to the fewest. */
  readonly steps: readonly Arrangement[]
}

/** The longest word of a status, with its icon. A status on two lines is better than one name less. */
const narrow = { status: 156 }
/** Where checkboxes are at the edge, the deadline needs no edge padding. */
const narrowForOfficers = { ...narrow, due: 204 }
/** Names and goods may be cut before the country; 'Under assessment' fits on one line. */
const all = { status: 160, reference: 100, template: 66, goods: 94, assigned: 86 }
/** The time left is stacked above what must be done by then. */
const tight = { ...narrow, due: 136, assigned: 96 }

const arrangements: Readonly<Record<Viewpoint, Arrangements>> = {
  INNSENDER: {
    leaving: ['retrievalOffice', 'invoiceReference', 'importer', 'exporter'],
    steps: [[0], [1], [2], [2, narrow], [3], [3, narrow], [4], [4, narrow]],
  },
  BEHANDLER: {
    leaving: ['country', 'goods', 'template', 'findings'],
    steps: [
      [0],
      [0, all],
      [1],
      [1, narrowForOfficers],
      [2],
      [2, narrowForOfficers],
      [3],
      [3, narrowForOfficers],
      [3, tight],
      [4, tight],
      [4, { ...tight, exporter: 96 }],
    ],
  },
}

const needed = ({ size = columnWidths.auto, meta }: RoomColumn) => (meta?.defaultHidden ? 0 : size)

/**
 * Fits a reader's columns into a width in CSS pixels, as far as possible. A column that gives way is only hidden by
 * default: a reader who selects it in the column chooser gets it, and the table scrolls.
 */
export function columnsForRoom<Column extends RoomColumn>(
  columns: readonly Column[],
  room: number,
  viewpoint: Viewpoint,
): readonly Column[] {
  const { leaving, steps } = arrangements[viewpoint]
  const choices = steps.map(([gone, sizes = {}]) => {
    const away = leaving.slice(0, gone)
    return columns.map((column) => {
      if (away.includes(column.id)) return { ...column, meta: { ...column.meta, defaultHidden: true } }
      const size = sizes[column.id]
      return size === undefined ? column : { ...column, size }
    })
  })
  const left = (choice: readonly Column[]) => choice.reduce((rest, column) => rest - needed(column), room)
  const fitting = choices.find((choice) => left(choice) >= 0) ?? choices.at(-1) ?? columns
  const own = columns.find(({ id }) => id === 'goods')?.size ?? 0
  // Spare width goes to the goods, which would be cut otherwise.
  return fitting.map((column) => {
    const { id, size = own } = column
    return id === 'goods' && size < own ? { ...column, size: Math.min(own, size + left(fitting)) } : column
  })
}
