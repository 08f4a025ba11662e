import { columnWidths } from '../../components/data-table/column-keys.logic.js'

interface RoomColumn {
  readonly id: string
  readonly size?: number
  readonly meta?: { readonly defaultHidden?: boolean }
}

interface Arrangement {
  readonly away: readonly string[]
  readonly narrow?: boolean
}

const inOrderOfLeaving = ['retrievalOffice', 'invoiceReference', 'importer', 'exporter']

/** From all columns to the fewest: what is missed least goes first, and a status in two lines is better than a name less. */
const arrangements = (): readonly Arrangement[] =>
  [0, 1, 2, 3, 4].flatMap((gone) => {
    const away = inOrderOfLeaving.slice(0, gone)
    return gone < 2 ? [{ away }] : [{ away }, { away, narrow: true }]
  })

/** The longest word of a status, with its sign. */
const narrowStatus = 156

const needed = ({ size = columnWidths.auto, meta }: RoomColumn) => (meta?.defaultHidden ? 0 : size)

const arranged = <Column extends RoomColumn>(columns: readonly Column[], { away, narrow }: Arrangement) =>
  columns.map((column) => {
    if (away.includes(column.id)) return { ...column, meta: { ...column.meta, defaultHidden: true } }
    return narrow && column.id === 'status' ? { ...column, size: narrowStatus } : column
  })

/**
 * The columns as they fit into so many CSS pixels, as far as they can. One that gives way is only hidden by default:
 * a reader who asks for it in the column chooser gets it, and the table scrolls.
 */
export function columnsForRoom<Column extends RoomColumn>(columns: readonly Column[], room: number): readonly Column[] {
  const choices = arrangements().map((arrangement) => arranged(columns, arrangement))
  const fits = (choice: readonly Column[]) => choice.reduce((sum, column) => sum + needed(column), 0) <= room
  return choices.find(fits) ?? choices.at(-1) ?? columns
}
