import { foldWord, formatWeight, type ReadLine, totalsOf } from '@eksport/domain'
import { localize, type Section } from '@eksport/forms'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, type FormSurroundings, SegmentedControl, useEksport } from '@eksport/ui'
import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useMemo, useRef, useState } from 'react'
import { useOrganisation } from '#src/lib/organisation.ts'
import { useStored } from '../../draft/draft-context.ts'
import { stepLink } from '../../draft/step-link.ts'
import { FormPage } from '../../form/form-page.tsx'
import { ListsProblem } from '../../form/lists-problem.tsx'
import { AsideNotice } from './aside-notice.tsx'
import { withColumn } from './asked-columns.ts'
import { cellWords } from './cell-words.ts'
import { ColumnsPanel } from './columns-panel.tsx'
import { ConstantsForm } from './constants-form.tsx'
import { FindingsList, useFindingText } from './findings-list.tsx'
import type { Correction, GridColumn, GridHandle, GridRow } from './grid-types.ts'
import { importTexts as texts } from './import.texts.ts'
import { ImportGrid } from './import-grid.tsx'
import { beginReview, changeReview, keepImport, type Review } from './import-store.ts'
import { SourceCard } from './source-card.tsx'
import { TakenNotice } from './taken-notice.tsx'
import { TooManyLines } from './too-many-lines.tsx'
import { useImportLines } from './use-import-lines.ts'
import { useRowCount } from './use-row-count.ts'
import { useRememberedMapping, useTake } from './use-take.ts'
import { WordsPanel } from './words-panel.tsx'

const constantsId = 'import-constants'
const nothingRead: ReadLine = { line: {}, cells: {}, findings: [] }

/** A row that can be taken as it stands. */
const isReady = ({ line }: GridRow) => line.findings.length === 0

interface ReviewPageProps {
  readonly review: Review
  /** It was begun before a reload, or on another day. */
  readonly isResumed: boolean
  readonly sections: readonly Section[]
  /** Another file or text. */
  readonly onChooseAnew: () => void
}

/** [WIZ-23] The rows of a sheet, how they are read, and what is wrong with them; nothing is taken before a person says so. */
export function ReviewPage({ review, isResumed, sections, onChooseAnew }: ReviewPageProps) {
  const say = useText()
  const navigate = useNavigate()
  const { referenceNumber } = useStored().application
  const read = useImportLines(review, sections)
  const { reader, lines, section, surroundings, isComing } = read
  const leave = () => void navigate(stepLink(referenceNumber, { step: 'varelinjer' }))
  const all = review.rows.map(
    (row, index): GridRow => ({
      ...row,
      shown: review.numbers?.[row.number - 1] ?? row.number,
      line: lines[index] ?? nothingRead,
    }),
  )
  const ready = all.filter(isReady)
  const { take, busy, refusal } = useTake({ review, columns: reader.columns, ready, onAllTaken: leave })
  const put = (next: Partial<Review>) => keepImport(referenceNumber, { review: { ...review, ...next } })
  const begin = (next: Review) => changeReview(referenceNumber, next)
  return (
    <FormPage
      step="varelinjer"
      title={say(texts.title)}
      wide
      actions={{
        nextLabel: say(takeText(ready.length, all.length), { n: ready.length, all: all.length }),
        onNext: () => void take(),
        onBack: leave,
        busy: busy || isComing,
        note: refusal !== undefined && (
          <p role="alert" className="text-small font-medium text-danger-text">
            {refusal}
          </p>
        ),
      }}
    >
      <TakenNotice />
      <AsideNotice />
      {isResumed && (
        <Alert tone="info" className="mb-5">
          {say(texts.resumed)}
        </Alert>
      )}
      <SourceCard review={review} columns={reader.columns} onBegin={begin} onChooseAnew={onChooseAnew} />
      <ListsProblem isError={read.isError} className="mt-5" />
      {isComing ? (
        <p role="status" className="mt-6 text-subtle">
          {say(texts.listsComing)}
        </p>
      ) : (
        <div className="mt-6 grid items-start gap-x-6 gap-y-8 lg:grid-cols-[372px_minmax(0,1fr)]">
          <Reading review={review} read={read} rows={all} onPut={put} onBegin={begin} onTake={() => void take()} />
          <Looking
            review={review}
            rows={all}
            read={read}
            section={section}
            lists={surroundings.codeLists}
            onPut={put}
          />
        </div>
      )}
    </FormPage>
  )
}

const takeText = (ready: number, all: number) => {
  if (ready < all) return all === 1 ? texts.takeOfOne : texts.take
  return ready === 1 ? texts.takeOne : texts.takeAll
}

const readyText = (ready: number, left: number) => {
  if (left > 0) return ready === 1 ? texts.readyOne : texts.ready
  return ready === 1 ? texts.readyAllOne : texts.readyAll
}

interface PartProps {
  readonly review: Review
  readonly read: ReturnType<typeof useImportLines>
  readonly rows: readonly GridRow[]
  readonly onPut: (next: Partial<Review>) => void
}

interface ReadingProps extends PartProps {
  /** The same sheet, read anew. */
  readonly onBegin: (review: Review) => void
  readonly onTake: () => void
}

/** How the file is read: its columns, what it does not say, its words. */
function Reading({ review, read, rows, onPut, onBegin, onTake }: ReadingProps) {
  const { reader, section, words, surroundings } = read
  const { organisationNumber } = useOrganisation()
  const { forget } = useRememberedMapping(review, reader.columns)
  const readingNumber = useReadingNumber(review)
  return (
    <div className="min-w-0">
      <ColumnsPanel
        review={review}
        columns={reader.columns}
        unclear={unclearColumns(rows)}
        onMap={(at, reading) =>
          onPut({ mapping: review.mapping.map((known, other) => (other === at ? reading : known)) })
        }
        onAnswer={(asked, chosen) => onPut(withColumn(review, asked, chosen))}
        onForget={() => {
          forget()
          const { file, sheet } = review
          onBegin(beginReview({ file, sheet, columns: reader.columns, organisationNumber }))
        }}
      />
      <ConstantsForm
        key={readingNumber}
        id={constantsId}
        section={section}
        surroundings={surroundings}
        constants={review.constants}
        remembered={review.remembered}
        onChange={(constants) => onPut({ constants })}
        onTake={onTake}
      />
      <WordsPanel
        words={words}
        columns={reader.columns}
        lists={surroundings.codeLists}
        onMean={(column, word, code) => onPut({ words: withWord(review.words, column, word, code) })}
      />
    </div>
  )
}

/** Counts how often a sheet has been read anew: what somebody left empty before is no mistake in the new one. */
function useReadingNumber({ source }: Review): number {
  const [reading, setReading] = useState({ source, number: 0 })
  if (reading.source !== source) setReading({ source, number: reading.number + 1 })
  return reading.number
}

interface LookingProps extends PartProps {
  readonly section: Section
  readonly lists: FormSurroundings['codeLists']
}

/** The rows as they are taken in, and what is wrong with them. */
function Looking({ review, rows: all, read, section, lists, onPut }: LookingProps) {
  const say = useText()
  const grid = useRef<GridHandle>(null)
  const [filter, setFilter] = useState<'all' | 'wrong'>('all')
  const columns = useGridColumns(review, read, lists)
  const wrong = all.filter((row) => !isReady(row))
  const labelOf = (id: string) => columns.find(({ column }) => column.id === id)?.label ?? id
  return (
    <section aria-labelledby="import-look" className="min-w-0">
      <LookHead rows={all} wrong={wrong.length} filter={filter} onFilter={setFilter} />
      <TooManyLines ready={all.length - wrong.length} />
      <FindingsList
        rows={wrong}
        section={section}
        formId={constantsId}
        labelOf={labelOf}
        onCell={(row, column) => grid.current?.focusCell(row, column)}
      />
      <Rows
        grid={grid}
        columns={columns}
        rows={filter === 'all' ? all : wrong}
        lists={lists}
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

/** The columns that are used, in the order of the file. */
function useGridColumns({ mapping }: Review, { reader }: PartProps['read'], lists: LookingProps['lists']) {
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
      <h2 id="import-look" className="text-h3 font-bold">
        {say(texts.lookOver)}
      </h2>
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
  readonly lists: FormSurroundings['codeLists']
  readonly onCorrect: (corrections: readonly Correction[]) => void
}

function Rows({ grid, columns, rows, lists, onCorrect }: RowsProps) {
  const say = useText()
  const { locale } = useEksport()
  const textOf = useFindingText()
  if (rows.length === 0) return <p className="text-subtle">{say(texts.noRowsLeft)}</p>
  const words = { lists, locale, say: (truth: boolean) => say(truth ? texts.yes : texts.no) }
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
    return { ...row, cells: cells.with(at, text === '' ? null : text) }
  })
}

function withWord(words: Review['words'], column: string, word: string, code: string | null): Review['words'] {
  const folded = foldWord(word)
  const { [folded]: _before, ...others } = words[column] ?? {}
  return { ...words, [column]: code === null ? others : { ...others, [folded]: code } }
}

/** The columns with a text that can be read in two ways. */
function unclearColumns(rows: readonly GridRow[]) {
  const of = (code: string) => {
    const found = rows.flatMap(({ line }) => line.findings.filter((finding) => finding.code === code))
    return new Set(found.flatMap(({ column }) => column ?? []))
  }
  return { signs: of('importNumberAmbiguous'), orders: of('importDateAmbiguous') }
}
