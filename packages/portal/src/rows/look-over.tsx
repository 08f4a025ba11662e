import { formatWeight, totalsOf } from '@eksport/domain'
import { localize } from '@eksport/forms'
import { type FormSurroundings, Heading, SegmentedControl, useEksport } from '@eksport/ui'
import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react'
import { useText } from '../text/use-text.ts'
import { cellWords } from './cell-words.ts'
import { constantsId } from './constants-form.tsx'
import { FindingsList, useFindingText } from './findings-list.tsx'
import type { Correction, GridColumn, GridHandle, GridRow } from './grid/grid-types.ts'
import { ImportGrid } from './grid/import-grid.tsx'
import { importTexts as texts } from './import.texts.ts'
import type { Review } from './import-store.ts'
import { isReady } from './review-rows.ts'
import type { ImportLines } from './use-import-lines.ts'
import { useRowCount } from './use-row-count.ts'

const readyText = (ready: number, left: number) => {
  if (left > 0) return ready === 1 ? texts.readyOne : texts.ready
  return ready === 1 ? texts.readyAllOne : texts.readyAll
}

interface LookOverProps {
  readonly review: Review
  readonly read: ImportLines
  readonly rows: readonly GridRow[]
  /** A notice about the rows that are ready. */
  readonly notice: ReactNode
  readonly onPut: (next: Partial<Review>) => void
}

/** The rows as they are imported, and their findings. */
export function LookOver({ review, rows: all, read, notice, onPut }: LookOverProps) {
  const say = useText()
  const grid = useRef<GridHandle>(null)
  const [filter, setFilter] = useState<'all' | 'wrong'>('all')
  const columns = useGridColumns(review, read)
  const wrong = all.filter((row) => !isReady(row))
  const labelOf = (id: string) => columns.find(({ column }) => column.id === id)?.label ?? id
  return (
    <section aria-labelledby="import-look" className="min-w-0">
      <LookHead rows={all} wrong={wrong.length} filter={filter} onFilter={setFilter} />
      {notice}
      <FindingsList
        rows={wrong}
        section={read.section}
        formId={constantsId}
        issueTexts={read.surroundings.issueTexts}
        labelOf={labelOf}
        onCell={(row, column) => grid.current?.focusCell(row, column)}
      />
      <Rows
        grid={grid}
        columns={columns}
        rows={filter === 'all' ? all : wrong}
        surroundings={read.surroundings}
        onCorrect={(corrections) => onPut({ rows: corrections.reduce(withCell, review.rows) })}
      />
      <p className="mt-2 text-small text-subtle">{say(texts.keys)}</p>
      <p className="mt-4 text-ui">
        <b className="font-semibold">
          {say(readyText(all.length - wrong.length, wrong.length), {
            n: all.length - wrong.length,
            left: wrong.length,
          })}
        </b>{' '}
        <span className="text-subtle">{say(wrong.length === 0 ? texts.undoText : texts.readyText)}</span>
      </p>
    </section>
  )
}

/** The mapped columns, in the order of the file. */
function useGridColumns({ mapping }: Review, { reader, surroundings: { codeLists: lists } }: ImportLines) {
  const { locale } = useEksport()
  return useMemo(
    () =>
      mapping.flatMap((reading, at): GridColumn[] => {
        const column = reader.columns.find(({ id }) => id === reading?.column)
        if (column === undefined) return []
        const list = column.field.kind === 'code' ? lists[column.field.codeList] : undefined
        const names = list?.filter(({ active }) => active).map(({ names: own }) => own[locale])
        return [{ at, column, label: localize(column.label, locale), ...(names && { suggestions: names }) }]
      }),
    [mapping, reader, lists, locale],
  )
}

interface LookHeadProps {
  readonly rows: readonly GridRow[]
  readonly wrong: number
  readonly filter: 'all' | 'wrong'
  readonly onFilter: (filter: 'all' | 'wrong') => void
}

function LookHead({ rows, wrong, filter, onFilter }: LookHeadProps) {
  const say = useText()
  const { locale } = useEksport()
  const countRows = useRowCount()
  const { netWeight } = totalsOf(rows.map(({ line }) => line.line))
  return (
    <div className="mb-2 flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1">
      <Heading level={2} size="h3" id="import-look">
        {say(texts.lookOver)}
      </Heading>
      <span className="grow text-small text-subtle tabular-nums">
        {say(texts.amount, { rows: countRows(rows.length), weight: formatWeight(netWeight, locale) })}
      </span>
      <SegmentedControl
        label={say(texts.show)}
        segments={[
          { value: 'all', label: say(texts.all), count: rows.length },
          { value: 'wrong', label: say(texts.toCorrect), count: wrong },
        ]}
        value={filter}
        onValueChange={onFilter}
      />
    </div>
  )
}

interface RowsProps {
  readonly grid: RefObject<GridHandle | null>
  readonly columns: readonly GridColumn[]
  readonly rows: readonly GridRow[]
  readonly surroundings: FormSurroundings
  readonly onCorrect: (corrections: readonly Correction[]) => void
}

function Rows({ grid, columns, rows, surroundings, onCorrect }: RowsProps) {
  const say = useText()
  const { locale } = useEksport()
  const textOf = useFindingText(surroundings.issueTexts)
  if (rows.length === 0) return <p className="text-subtle">{say(texts.noRowsLeft)}</p>
  const words = { lists: surroundings.codeLists, locale, say: (truth: boolean) => say(truth ? texts.yes : texts.no) }
  return (
    <ImportGrid
      ref={grid}
      columns={columns}
      rows={rows}
      wordsOf={(row, { at, column }) =>
        cellWords(row.cells[at], row.line.cells[column.id] ?? { words: [] }, column, words)
      }
      messageOf={(row, { column }) => {
        const found = row.line.findings.find((finding) => finding.column === column.id)
        return found && textOf(found)
      }}
      onCorrect={onCorrect}
    />
  )
}

function withCell(rows: Review['rows'], { number, at, text }: Correction): Review['rows'] {
  return rows.map((row) => {
    if (row.number !== number) return row
    const cells = [...row.cells]
    while (cells.length <= at) cells.push(null)
    const written = [...new Set([...(row.written ?? []), at])]
    return { ...row, cells: cells.with(at, text === '' ? null : text), written }
  })
}
