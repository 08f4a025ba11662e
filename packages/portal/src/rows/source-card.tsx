import { type CodeEntry, findHeaderRow, type ImportColumn, isBlank, maxRowsAbove } from '@eksport/domain'
import type { LocalizedText } from '@eksport/forms'
import { Alert, Button, Card, Field, Select, useEksport } from '@eksport/ui'
import { Info, Table } from 'lucide-react'
import { useState } from 'react'
import { separators } from '../sheet/delimited-text.ts'
import { withSeparator } from '../sheet/read-file.ts'
import { UnreadableFile, type UnreadableReason } from '../sheet/sheet-file.ts'
import { useText } from '../text/use-text.ts'
import { cellAsWritten } from './cell-words.ts'
import { importTexts as texts, unreadableTexts } from './import.texts.ts'
import { beginReview, type Review } from './import-store.ts'
import { useRowCount } from './use-row-count.ts'

interface SourceCardProps {
  readonly review: Review
  readonly columns: readonly ImportColumn[]
  readonly species?: readonly CodeEntry[] | undefined
  readonly organisationNumber: string
  /** The application's number of lines. */
  readonly lineCount: number
  readonly onBegin: (review: Review) => void
  readonly onChooseAnew: () => void
}

const kilobytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 1024))} kB`

/** Which file and sheet it is, with notices about it. */
export function SourceCard(props: SourceCardProps) {
  const { review, columns, species, organisationNumber, lineCount, onBegin, onChooseAnew } = props
  const say = useText()
  const countRows = useRowCount()
  const { file, sheet, source, rows, sums = 0 } = review
  // Reading it again would import the rows that are already lines a second time.
  const isBegun = rows.length < source.length
  const { name: sheetName = '' } = file.sheets[sheet] ?? {}
  const [reason, setReason] = useState<UnreadableReason>()
  const anew = (next: Partial<Pick<Parameters<typeof beginReview>[0], 'file' | 'sheet' | 'headerRow'>>) => {
    setReason(undefined)
    try {
      onBegin(beginReview({ file, sheet, columns, species, organisationNumber, ...next }))
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error
      setReason(error.reason)
    }
  }
  const facts = [
    sheetName && `${say(texts.sheet)} «${sheetName}»`,
    countRows(source.length),
    isBegun && say(texts.rowsLeft, { n: rows.length }),
    sums > 0 && say(texts.withoutSums),
    file.size !== undefined && kilobytes(file.size),
  ]
  return (
    <>
      <Card className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Table aria-hidden="true" className="size-6 text-subtle" />
        <p className="min-w-0 grow">
          <b className="block truncate font-semibold">{file.name || say(texts.pasted)}</b>
          <small className="text-small text-subtle">{facts.filter(Boolean).join(' · ')}</small>
        </p>
        {file.sheets.length > 1 && !isBegun && (
          <Field label={say(texts.sheet)} hideLabel className="w-auto">
            <Select small value={String(sheet)} onChange={({ target }) => anew({ sheet: Number(target.value) })}>
              {file.sheets.map(({ name }, index) => (
                <option key={name} value={String(index)}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {!isBegun && (
          <>
            <SeparatorSelect file={file} onChoose={(separator) => anew({ file: withSeparator(file, separator) })} />
            <HeaderRowSelect review={review} columns={columns} onChoose={(headerRow) => anew({ headerRow })} />
          </>
        )}
        <Button onClick={onChooseAnew}>{say(texts.change)}</Button>
      </Card>
      {reason !== undefined && (
        <Alert tone="danger" role="alert" className="mt-3">
          {say(unreadableTexts[reason])}
        </Alert>
      )}
      <Notices review={review} />
      {!isBegun && <NothingTaken lineCount={lineCount} />}
    </>
  )
}

interface SeparatorSelectProps {
  readonly file: Review['file']
  readonly onChoose: (separator: string) => void
}

const separatorNames = new Map<string, LocalizedText>([
  ['\t', texts.tab],
  [';', texts.semicolon],
  [',', texts.comma],
  ['|', texts.bar],
])

/** The choice of a text's separator, where it was recognised wrongly. */
function SeparatorSelect({ file: { delimited }, onChoose }: SeparatorSelectProps) {
  const say = useText()
  if (delimited === undefined) return null
  const { separator } = delimited
  return (
    <Field label={say(texts.separator)} hideLabel className="w-auto">
      <Select small value={separator} onChange={({ target }) => onChoose(target.value)}>
        {[...new Set<string>([...separators, separator])].map((sign) => (
          <option key={sign} value={sign}>
            {say(texts.separatedBy, { sign: say(separatorNames.get(sign) ?? { nb: sign, nn: sign, en: sign }) })}
          </option>
        ))}
      </Select>
    </Field>
  )
}

interface HeaderRowSelectProps extends Pick<SourceCardProps, 'review' | 'columns'> {
  readonly onChoose: (headerRow: number | 'none') => void
}

/** Most characters by which a row is shown in the choice. */
const maxRowWords = 40

/** The choice of the row that names the columns. */
function HeaderRowSelect({ review, columns, onChoose }: HeaderRowSelectProps) {
  const say = useText()
  const { locale } = useEksport()
  const { file, sheet, hasHeaders, headerRow } = review
  const rows = file.sheets[sheet]?.rows ?? []
  const chosen = hasHeaders ? (headerRow ?? findHeaderRow(rows, columns)) : 'none'
  const choices = rows.flatMap((row, at) => {
    if ((at >= maxRowsAbove && at !== chosen) || isBlank(row)) return []
    const words = row
      .map((cell) => cellAsWritten(cell, locale))
      .filter(Boolean)
      .join(', ')
    return [{ at, words: words.length > maxRowWords ? `${words.slice(0, maxRowWords)} …` : words }]
  })
  return (
    <Field label={say(texts.headerRow)} hideLabel className="w-auto max-w-full">
      <Select
        small
        className="max-w-72"
        value={String(chosen)}
        onChange={({ target }) => onChoose(target.value === 'none' ? 'none' : Number(target.value))}
      >
        <option value="none">{say(texts.noHeaders)}</option>
        {choices.map(({ at, words }) => (
          <option key={at} value={String(at)}>
            {say(texts.headersIn, { n: at + 1, words })}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** What was not read from the file, or possibly not as it was meant. */
function Notices({ review: { file, sheet, numbers = [], wideRows } }: Pick<SourceCardProps, 'review'>) {
  const say = useText()
  const { locale } = useEksport()
  const known = file.sheets[sheet]
  if (known === undefined) return null
  const { formulasWithoutResult: formulas, mergedRows = [], hiddenRows = 0, hiddenColumns, openQuotes = [] } = known
  // Cells that are merged within one row, or above or below the lines, take no value from any line.
  const lacksValue = mergedRows.some(([first, last]) => numbers.some((number) => first < number && number <= last))
  const of = (n: number, one: LocalizedText, several: LocalizedText) => n > 0 && say(n === 1 ? one : several, { n })
  const [openQuote] = openQuotes
  const rows = new Intl.ListFormat(locale).format(wideRows.slice(0, 10).map(String))
  const notices = [
    lacksValue && say(texts.merged),
    of(hiddenRows, texts.hiddenRow, texts.hiddenRows),
    of(hiddenColumns, texts.hiddenColumn, texts.hiddenColumns),
    openQuote !== undefined &&
      say(openQuotes.length === 1 ? texts.openQuote : texts.openQuotes, { n: openQuotes.length, cell: openQuote }),
    wideRows.length > 0 && say(wideRows.length === 1 ? texts.wideRow : texts.wideRows, { n: wideRows.length, rows }),
    of(formulas, texts.formulasOne, texts.formulas),
  ]
  return notices.map(
    (notice) =>
      notice !== false && (
        <Alert key={notice} tone="warning" className="mt-3 wrap-anywhere">
          {notice}
        </Alert>
      ),
  )
}

/** Says that nothing is imported yet. */
function NothingTaken({ lineCount }: Pick<SourceCardProps, 'lineCount'>) {
  const say = useText()
  return (
    <p className="mt-3 flex gap-2 text-ui">
      <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-info-base" />
      <span>
        <b className="font-semibold">{say(texts.nothingTaken)}</b>{' '}
        {say(lineCount === 1 ? texts.nothingTakenOne : texts.nothingTakenText, { n: lineCount })}
      </span>
    </p>
  )
}
