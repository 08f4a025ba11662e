import { type Ref, useImperativeHandle, useRef } from 'react'
import { useText } from '../../text/use-text.ts'
import { importTexts as texts } from '../import.texts.ts'
import { type CellSpeech, GridRowView } from './grid-row.tsx'
import {
  type Correction,
  type GridColumn,
  type GridHandle,
  type GridRow,
  isNumeric,
  type LastColumn,
  rowHeight,
} from './grid-types.ts'
import { useGridKeys } from './use-grid-keys.ts'
import { useRowWindow } from './use-row-window.ts'

interface ImportGridProps extends CellSpeech {
  readonly columns: readonly GridColumn[]
  readonly rows: readonly GridRow[]
  /** Cells were corrected. */
  readonly onCorrect: (corrections: readonly Correction[]) => void
  readonly ref?: Ref<GridHandle>
  /** What the rows are, where they are none of a spreadsheet. */
  readonly label?: string
  /** A column of the page's own, at the end: nothing is written in it. */
  readonly last?: LastColumn | undefined
}

/** The rows of a file as they are taken in: arrows go from cell to cell, Enter opens one, F8 goes to the next error. */
export function ImportGrid({ columns, rows, onCorrect, ref, label, last: end, ...speech }: ImportGridProps) {
  const say = useText()
  const region = useRef<HTMLDivElement>(null)
  const { place, editing, go, onKeyDown, onPaste, onLeave } = useGridKeys({ columns, rows, region, onCorrect })
  const { first, last, above, below } = useRowWindow(region, rows.length, rowHeight)
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
        aria-rowcount={rows.length + 1}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        className="w-full border-separate border-spacing-0 text-small tabular-nums"
      >
        <GridHead columns={columns} last={end} />
        <tbody>
          {above > 0 && <Gap height={above} />}
          {rows.slice(first, last).map((row, index) => (
            <GridRowView
              key={row.number}
              {...speech}
              row={row}
              index={first + index}
              columns={columns}
              last={end}
              current={place.row === first + index ? place.column : undefined}
              editing={editing?.row === first + index ? editing.column : undefined}
              onPlace={(column, edit) => go({ row: first + index, column }, edit)}
              onLeave={(column, text) => onLeave({ row: first + index, column }, text)}
            />
          ))}
          {below > 0 && <Gap height={below} />}
        </tbody>
      </table>
    </div>
  )
}

/** The room of rows that are out of sight. */
function Gap({ height }: { readonly height: number }) {
  return (
    <tr>
      <td style={{ height }} />
    </tr>
  )
}

/** What can be written in the columns of a list. */
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
