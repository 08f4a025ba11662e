import { type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { importTexts as texts } from '../import.texts.ts'
import { type CellSpeech, GridRowView, GroupRow } from './grid-row.tsx'
import {
  type Correction,
  type GridColumn,
  type GridHandle,
  type GridRow,
  isNumeric,
  type LastColumn,
  type RowGroup,
  rowHeight,
} from './grid-types.ts'
import { useGridKeys } from './use-grid-keys.ts'

/** Rows of the same height, of which only the visible ones are drawn. */
interface RowWindow {
  readonly first: number
  readonly last: number
  readonly above: number
  readonly below: number
}

const around = 8

/** The visible rows of a scrolling region, with a few before and after; heights in px. */
function useRowWindow(region: RefObject<HTMLElement | null>, count: number, rowHeight: number): RowWindow {
  const [range, setRange] = useState({ first: 0, last: Math.min(count, 40) })
  useLayoutEffect(() => {
    const element = region.current
    if (!element) return
    const measure = () => {
      const first = Math.max(0, Math.floor(element.scrollTop / rowHeight) - around)
      const inSight = Math.ceil((element.clientHeight || 800) / rowHeight) + 2 * around
      setRange((known) =>
        known.first === first && known.last === first + inSight ? known : { first, last: first + inSight },
      )
    }
    measure()
    element.addEventListener('scroll', measure, { passive: true })
    window.addEventListener('resize', measure)
    return () => {
      element.removeEventListener('scroll', measure)
      window.removeEventListener('resize', measure)
    }
  }, [region, rowHeight])
  const last = Math.min(count, range.last)
  const first = Math.min(range.first, last)
  return { first, last, above: first * rowHeight, below: (count - last) * rowHeight }
}

interface ImportGridProps extends CellSpeech {
  readonly columns: readonly GridColumn[]
  readonly rows: readonly GridRow[]
  /** The same rows in order, where some are grouped. */
  readonly groups?: readonly RowGroup[] | undefined
  readonly onToggle?: (group: string) => void
  /** Called when cells were corrected. */
  readonly onCorrect: (corrections: readonly Correction[]) => void
  readonly ref?: Ref<GridHandle>
  /** The name of the rows, where they do not come from a spreadsheet. */
  readonly label?: string
  /** A last column of the page's own, which cannot be edited. */
  readonly last?: LastColumn | undefined
}

/** The rows of a file as they are imported: arrow keys move between cells, Enter opens one, F8 goes to the next error. */
export function ImportGrid(props: ImportGridProps) {
  const { columns, rows, groups, onToggle, onCorrect, ref, label, last: end, ...speech } = props
  const say = useText()
  const region = useRef<HTMLDivElement>(null)
  const lines = linesOf(rows, groups)
  const { place, editing, go, focus, onKeyDown, onPaste, onLeave } = useGridKeys({
    columns,
    rows,
    lines,
    region,
    onCorrect,
    onUnfold: (row) => {
      const folded = groups?.find((group) => group.rows.includes(row))
      if (folded) onToggle?.(folded.id)
    },
  })
  const { first, last, above, below } = useRowWindow(region, lines.length, rowHeight)
  useImperativeHandle(ref, () => ({
    focusCell(number, id) {
      const row = rows.findIndex((candidate) => candidate.number === number)
      const column = columns.findIndex((candidate) => candidate.column.id === id)
      if (row >= 0) go({ row, column: Math.max(0, column) })
    },
  }))
  return (
    <div ref={region} className="isolate max-h-[min(842px,80vh)] overflow-auto rounded border border-line bg-surface">
      <Suggestions columns={columns} />
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells can be walked and corrected
        role="grid"
        aria-label={label ?? say(texts.grid)}
        aria-rowcount={lines.length + 1}
        {...focus}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        className="w-full border-separate border-spacing-0 text-small tabular-nums"
      >
        <GridHead columns={columns} last={end} />
        <tbody>
          {above > 0 && <Gap height={above} />}
          {lines
            .slice(first, last)
            .map((line, index) =>
              isGroup(line) ? (
                <GroupRow
                  key={line.id}
                  group={line}
                  index={first + index}
                  columns={columns.length}
                  hasLast={end !== undefined}
                  onToggle={() => onToggle?.(line.id)}
                />
              ) : (
                <GridRowView
                  key={line.number}
                  {...speech}
                  row={line}
                  index={first + index}
                  columns={columns}
                  last={end}
                  current={rows[place.row] === line ? place.column : undefined}
                  editing={editing?.number === line.number ? editing.column : undefined}
                  onPlace={(column, edit) => go({ row: rows.indexOf(line), column }, edit)}
                  onLeave={(column, text) => onLeave({ row: rows.indexOf(line), column }, text)}
                />
              ),
            )}
          {below > 0 && <Gap height={below} />}
        </tbody>
      </table>
    </div>
  )
}

/** A drawn line: a row, or the heading of a group. */
type GridLine = GridRow | RowGroup

const isGroup = (line: GridLine): line is RowGroup => 'isOpen' in line

const linesOf = (rows: readonly GridRow[], groups: readonly RowGroup[] | undefined): readonly GridLine[] =>
  groups === undefined ? rows : groups.flatMap((group) => [group, ...(group.isOpen ? group.rows : [])])

/** Takes the space of rows that are not drawn. */
function Gap({ height }: { readonly height: number }) {
  return (
    <tr>
      <td style={{ height }} />
    </tr>
  )
}

/** Suggested values of columns with a code list. */
function Suggestions({ columns }: Pick<ImportGridProps, 'columns'>) {
  return columns.map(({ column, suggestions }) =>
    suggestions === undefined ? null : (
      <datalist key={column.id} id={`import-${column.id}`}>
        {[...new Set(suggestions)].map((words) => (
          <option key={words} value={words} />
        ))}
      </datalist>
    ),
  )
}

const headLook =
  'sticky top-0 border-r border-b border-line bg-surface-sunken px-2 font-medium whitespace-nowrap text-subtle'

function GridHead({ columns, last }: Pick<ImportGridProps, 'columns' | 'last'>) {
  const say = useText()
  return (
    <thead>
      <tr aria-rowindex={1} className="h-10">
        <th scope="col" className={`${headLook} left-0 z-20 w-14 text-right`}>
          {say(texts.row)}
        </th>
        {columns.map((column) => (
          <th
            key={column.column.id}
            scope="col"
            className={`${headLook} z-10 ${isNumeric(column) ? 'text-right' : 'text-left'}`}
          >
            {column.label}
          </th>
        ))}
        {last && (
          <th scope="col" className={`${headLook} right-0 z-20 border-l text-left`}>
            {last.header}
          </th>
        )}
      </tr>
    </thead>
  )
}
