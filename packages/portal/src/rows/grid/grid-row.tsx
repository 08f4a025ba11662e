import { useEksport } from '@eksport/ui'
import { ChevronDown, ChevronRight, CircleAlert } from 'lucide-react'
import { cellAsWritten } from '../cell-words.ts'
import { type GridColumn, type GridRow, isNumeric, type LastColumn, type RowGroup } from './grid-types.ts'

/** The meaning of a cell in words, and its findings. */
export interface CellSpeech {
  readonly wordsOf: (row: GridRow, column: GridColumn) => string
  readonly messageOf: (row: GridRow, column: GridColumn) => string | undefined
  /** A note about a cell that nobody has written, where that is not an error. */
  readonly noteOf?: ((row: GridRow, column: GridColumn) => string | undefined) | undefined
}

interface GridRowViewProps extends CellSpeech {
  readonly row: GridRow
  /** Its index among the drawn lines. */
  readonly index: number
  readonly columns: readonly GridColumn[]
  readonly last: LastColumn | undefined
  /** The column of the current cell, and of the open one. */
  readonly current: number | undefined
  readonly editing: number | undefined
  readonly onPlace: (column: number, edit: boolean) => void
  readonly onLeave: (column: number, text: string) => void
}

/** One row of the file. */
export function GridRowView(props: GridRowViewProps) {
  const { row, index, columns, last, current, editing, onPlace, onLeave, ...speech } = props
  const isWrong = row.line.findings.length > 0
  const tone = isWrong ? 'font-bold text-danger-text' : 'text-subtle'
  return (
    <tr aria-rowindex={index + 2} className="h-10">
      <th
        scope="row"
        className={`sticky left-0 z-[5] border-r border-b border-line bg-surface px-2 text-right font-medium ${tone}`}
      >
        <span className="flex items-center justify-between gap-1">
          {isWrong ? <CircleAlert aria-hidden="true" className="size-4 text-danger-base" /> : <span />}
          <span>{row.shown}</span>
        </span>
      </th>
      {columns.map((column, at) => (
        <GridCell
          key={column.column.id}
          row={row}
          column={column}
          place={`${row.number}:${at}`}
          words={speech.wordsOf(row, column)}
          message={speech.messageOf(row, column)}
          note={speech.noteOf?.(row, column)}
          isCurrent={current === at}
          isEditing={editing === at}
          onPlace={(edit) => onPlace(at, edit)}
          onLeave={(text) => onLeave(at, text)}
        />
      ))}
      {last && (
        <td className="sticky right-0 z-[5] h-10 border-b border-l border-line bg-surface px-2 whitespace-nowrap">
          {last.of(row)}
        </td>
      )}
    </tr>
  )
}

interface GroupRowProps {
  readonly group: RowGroup
  readonly index: number
  readonly columns: number
  readonly hasLast: boolean
  readonly onToggle: () => void
}

/** The heading of a group of rows; its name stays visible when the sheet is scrolled sideways. */
export function GroupRow({ group, index, columns, hasLast, onToggle }: GroupRowProps) {
  const Sign = group.isOpen ? ChevronDown : ChevronRight
  return (
    <tr aria-rowindex={index + 2} className="h-10">
      <td colSpan={columns + 1} className="border-b border-line bg-well p-0">
        <button
          type="button"
          aria-expanded={group.isOpen}
          onClick={onToggle}
          className="sticky left-0 flex h-10 cursor-pointer items-center gap-2 px-2 text-left whitespace-nowrap focus-visible:-outline-offset-3"
        >
          <Sign aria-hidden="true" className="size-4 text-subtle" />
          {group.name}
          {!hasLast && group.state}
        </button>
      </td>
      {hasLast && (
        <td className="sticky right-0 z-[5] h-10 border-b border-l border-line bg-well px-2 whitespace-nowrap">
          {group.state}
        </td>
      )}
    </tr>
  )
}

interface GridCellProps {
  readonly row: GridRow
  readonly column: GridColumn
  readonly place: string
  readonly words: string
  readonly message: string | undefined
  readonly note: string | undefined
  readonly isCurrent: boolean
  readonly isEditing: boolean
  readonly onPlace: (edit: boolean) => void
  readonly onLeave: (text: string) => void
}

const look =
  'relative h-10 border-r border-b border-line px-2 whitespace-nowrap focus:outline-3 focus:-outline-offset-3 focus:outline-focus-outer'
const wrong = 'bg-danger-tint font-semibold text-danger-text shadow-[inset_0_0_0_2px_var(--eks-danger-base)]'

function GridCell(props: GridCellProps) {
  const { row, column, place, words, message, note, isCurrent, isEditing, onPlace, onLeave } = props
  const { locale } = useEksport()
  const own = cellAsWritten(row.cells[column.at], locale)
  const isInterpreted =
    message === undefined && words !== own && ['code', 'choice', 'multi-code'].includes(column.column.field.kind)
  return (
    <td
      data-cell={place}
      tabIndex={isCurrent && !isEditing ? 0 : -1}
      aria-invalid={message !== undefined}
      title={message ?? (isInterpreted ? own : note)}
      onMouseDown={(event) => {
        if (isEditing) return
        event.preventDefault()
        onPlace(event.detail > 1)
      }}
      className={`${look} ${isNumeric(column) ? 'text-right' : 'text-left'} ${message === undefined ? '' : wrong}`}
    >
      {isEditing ? (
        <input
          aria-label={column.label}
          defaultValue={own}
          list={column.suggestions && `import-${column.column.id}`}
          onBlur={({ target }) => onLeave(target.value)}
          className="absolute inset-0 z-[4] w-full min-w-44 bg-surface px-2 text-text outline-3 -outline-offset-3 outline-focus-outer"
        />
      ) : (
        <span
          className={`inline-block max-w-96 truncate align-middle ${isInterpreted || note ? 'border-b border-dotted border-current' : ''}`}
        >
          {words}
        </span>
      )}
      {(message ?? note) !== undefined && <span className="sr-only">{`: ${message ?? note}`}</span>}
    </td>
  )
}
