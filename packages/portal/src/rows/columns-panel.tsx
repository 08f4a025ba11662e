import {
  type ColumnReading,
  cellText,
  epochs,
  type ImportColumn,
  isSerialDay,
  isWeight,
  lastDayOf,
  type SheetRow,
  serialDay,
  weightUnits,
} from '@eksport/domain'
import { formatDate, type Locale, localize } from '@eksport/forms'
import { Alert, Button, Field, Heading, Select, useEksport } from '@eksport/ui'
import { ArrowRight, Check, History } from 'lucide-react'
import { useId } from 'react'
import { useText } from '../text/use-text.ts'
import { type AskedColumn, chosenColumn } from './asked-columns.ts'
import { cellAsWritten } from './cell-words.ts'
import { importTexts as texts } from './import.texts.ts'
import type { Review } from './import-store.ts'

interface ColumnsPanelProps {
  readonly review: Review
  readonly columns: readonly ImportColumn[]
  /** The columns with a text that can be read in two ways. */
  readonly unclear: Readonly<Record<'signs' | 'orders' | 'epochs', ReadonlySet<string>>>
  readonly onMap: (at: number, reading: ColumnReading | undefined) => void
  readonly onAnswer: (asked: AskedColumn, chosen: ReturnType<typeof chosenColumn>) => void
  readonly onForget: () => void
}

/** The first value in a column. */
const sampleOf = (rows: readonly SheetRow[], at: number, locale: Locale) =>
  cellAsWritten(
    rows.map((row) => row[at]).find((cell) => cellText(cell) !== ''),
    locale,
  )

const keyOf = (reading: ColumnReading | undefined) =>
  reading === undefined ? '' : reading.unit === undefined ? reading.column : `${reading.column} ${reading.unit}`

/** What a column can fill in; a weight is listed once per unit. */
function useTargets(columns: readonly ImportColumn[]) {
  const { locale } = useEksport()
  return columns.flatMap((column) => {
    const label = localize(column.label, locale)
    const group = column.group ? localize(column.group, locale) : ''
    const readings: readonly ColumnReading[] = isWeight(column)
      ? weightUnits.map((unit) => ({ column: column.id, unit }))
      : [{ column: column.id }]
    const unitWords = { kg: 'kg', t: locale === 'en' ? 'tonnes' : 'tonn', g: 'g' }
    return readings.map((reading) => ({
      key: keyOf(reading),
      label: reading.unit === undefined ? label : `${label}, ${unitWords[reading.unit]}`,
      group,
      reading,
    }))
  })
}

/** Which column of the file fills in what, and how it is read. */
export function ColumnsPanel({ review, columns, unclear, onMap, onAnswer, onForget }: ColumnsPanelProps) {
  const say = useText()
  const { locale } = useEksport()
  const { mapping, headers, source, remembered } = review
  const targets = useTargets(columns)
  const used = mapping.filter((reading) => reading !== undefined).length
  /** The label of a period's last day, if this column is its first day and no column is its last. */
  const lastOf = (reading: ColumnReading | undefined) => {
    const id = reading && lastDayOf(reading.column)
    const column = columns.find((one) => one.id === id)
    return column === undefined || mapping.some((other) => other?.column === id)
      ? undefined
      : localize(column.label, locale)
  }
  const nameOf = (at: number) => cellText(headers[at]) || say(texts.column, { n: at + 1 })
  return (
    <section aria-labelledby="import-columns" className="min-w-0">
      <div className="mb-2 flex min-h-12 flex-wrap items-center gap-x-3">
        <Heading level={2} size="h3" id="import-columns">
          {say(texts.columns)}
        </Heading>
        <span className="text-small text-subtle">{say(texts.columnsUsed, { n: used, all: headers.length })}</span>
      </div>
      {remembered && (
        <div className="flex items-start gap-2 pb-3 text-small text-subtle">
          <History aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <div>
            <p>
              {say(texts.remembered, {
                file: remembered.file === '' ? say(texts.pasted).toLowerCase() : remembered.file,
                day: formatDate(remembered.day),
              })}
            </p>
            {review.rows.length === source.length && (
              <Button kind="quiet" small className="-ml-3" onClick={onForget}>
                {say(texts.forget)}
              </Button>
            )}
          </div>
        </div>
      )}
      <ColumnQuestions review={review} columns={columns} nameOf={nameOf} onAnswer={onAnswer} />
      <div
        aria-hidden="true"
        className="grid grid-cols-[110px_1fr] gap-6 border-b border-line-strong pb-1.5 text-small font-medium text-subtle"
      >
        <span>{say(texts.inFile)}</span>
        <span>{say(texts.inApplication)}</span>
      </div>
      <ul>
        {headers.map((_, at) => (
          <ColumnRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a column of a file has its place and nothing else
            key={at}
            name={nameOf(at)}
            sample={sampleOf(source, at, locale)}
            firstSerial={() => source.map((row) => cellText(row[at])).find(isSerialDay)}
            reading={mapping[at]}
            targets={targets}
            taken={new Set(mapping.flatMap((reading, other) => (other === at ? [] : (reading?.column ?? []))))}
            unclear={unclear}
            last={lastOf(mapping[at])}
            isRemembered={mapping[at] !== undefined && remembered?.columns.has(mapping[at]?.column ?? '') === true}
            onMap={(reading) => onMap(at, reading)}
          />
        ))}
      </ul>
    </section>
  )
}

interface ColumnQuestionsProps extends Pick<ColumnsPanelProps, 'review' | 'columns' | 'onAnswer'> {
  readonly nameOf: (at: number) => string
}

/** Questions about which column to use, where the names leave that open. */
function ColumnQuestions({ review, columns, nameOf, onAnswer }: ColumnQuestionsProps) {
  const say = useText()
  const { locale } = useEksport()
  const { questions, mapping, source } = review
  const choiceOf = (at: number) => {
    const sample = sampleOf(source, at, locale)
    return { value: String(at), label: sample === '' ? nameOf(at) : `${nameOf(at)}: ${sample}` }
  }
  return questions.map((asked) => {
    const chosen = chosenColumn(asked, mapping)
    const column = columns.find(({ id }) => id === asked.column)
    if (column === undefined) return null
    return (
      <Alert key={column.id} tone={chosen === undefined ? 'warning' : 'info'} className="mb-4">
        <Question
          label={say(texts.whichColumn, { field: localize(column.label, locale) })}
          hint={chosen === undefined ? say(texts.whichColumnHint) : undefined}
          value={chosen?.toString()}
          choices={[...asked.choices.map(({ at }) => choiceOf(at)), { value: 'none', label: say(texts.noColumn) }]}
          onChoose={(value) => onAnswer(asked, value === undefined || value === 'none' ? value : Number(value))}
        />
      </Alert>
    )
  })
}

interface ColumnRowProps {
  readonly name: string
  readonly sample: string
  /** The first serial number of a day in the column; a function, because it looks at every row. */
  readonly firstSerial: () => string | undefined
  readonly reading: ColumnReading | undefined
  readonly targets: ReturnType<typeof useTargets>
  readonly taken: ReadonlySet<string>
  readonly unclear: ColumnsPanelProps['unclear']
  readonly last: string | undefined
  readonly isRemembered: boolean
  readonly onMap: (reading: ColumnReading | undefined) => void
}

function ColumnRow(props: ColumnRowProps) {
  const { name, sample, firstSerial, reading, targets, taken, unclear, last, isRemembered, onMap } = props
  const say = useText()
  const id = useId()
  const groups = [...new Set(targets.map(({ group }) => group))]
  const asksSign = reading !== undefined && (reading.sign !== undefined || unclear.signs.has(reading.column))
  const asksOrder = reading !== undefined && (reading.order !== undefined || unclear.orders.has(reading.column))
  const asksEpoch = reading !== undefined && (reading.epoch !== undefined || unclear.epochs.has(reading.column))
  const serial = asksEpoch ? firstSerial() : undefined
  return (
    <li className="border-b border-line py-1.5">
      <div className="grid grid-cols-[110px_16px_minmax(0,1fr)] items-start gap-1">
        <label htmlFor={id} className="min-w-0 pt-0.5 text-ui">
          <b className="block truncate font-semibold">{name}</b>
          <small className="block truncate text-small text-subtle">{sample}</small>
        </label>
        <ArrowRight aria-hidden="true" className="mt-3 size-4 text-subtle" />
        <div className="min-w-0">
          <Select
            id={id}
            small
            className="w-full"
            value={keyOf(reading)}
            onChange={({ target }) => onMap(targets.find(({ key }) => key === target.value)?.reading)}
          >
            <option value="">{say(texts.notUsed)}</option>
            {groups.map((group) => (
              <optgroup key={group} label={group}>
                {targets
                  .filter((target) => target.group === group)
                  .map(({ key, label, reading: { column } }) => (
                    <option key={key} value={key} disabled={taken.has(column)}>
                      {label}
                    </option>
                  ))}
              </optgroup>
            ))}
          </Select>
          {reading !== undefined && isRemembered && (
            <span className="flex items-center gap-1 text-small text-subtle">
              <Check aria-hidden="true" className="size-3.5 text-success-base" />
              {say(texts.isRemembered)}
            </span>
          )}
        </div>
      </div>
      {reading !== undefined && last !== undefined && (
        <Question
          label={say(texts.whole, { column: name, last })}
          value={reading.isWhole === undefined ? undefined : reading.isWhole ? 'both' : 'first'}
          choices={[
            { value: 'both', label: say(texts.wholeBoth) },
            { value: 'first', label: say(texts.wholeFirst) },
          ]}
          onChoose={(chosen) => onMap({ ...reading, isWhole: chosen && chosen === 'both' })}
        />
      )}
      {asksSign && (
        <Question
          label={say(texts.sign, { column: name })}
          value={reading.sign}
          choices={[
            { value: ',', label: say(texts.signComma) },
            { value: '.', label: say(texts.signPoint) },
          ]}
          onChoose={(sign) => onMap({ ...reading, sign })}
        />
      )}
      {asksOrder && (
        <Question
          label={say(texts.order, { column: name })}
          value={reading.order}
          choices={[
            { value: 'dmy', label: say(texts.orderDay) },
            { value: 'mdy', label: say(texts.orderMonth) },
          ]}
          onChoose={(order) => onMap({ ...reading, order })}
        />
      )}
      {serial !== undefined && reading !== undefined && (
        <Question
          label={say(texts.epoch, { column: name })}
          value={reading.epoch}
          choices={epochs.map((epoch) => ({
            value: epoch,
            label: say(texts.epochFrom, { year: epoch, n: serial, day: formatDate(serialDay(serial, epoch)) }),
          }))}
          onChoose={(epoch) => onMap({ ...reading, epoch })}
        />
      )}
    </li>
  )
}

interface QuestionProps<Value extends string> {
  readonly label: string
  readonly hint?: string | undefined
  readonly value: Value | undefined
  readonly choices: readonly { readonly value: Value; readonly label: string }[]
  readonly onChoose: (value: Value | undefined) => void
}

/** A question about a column that only a person can answer. */
function Question<Value extends string>({ label, hint, value, choices, onChoose }: QuestionProps<Value>) {
  const say = useText()
  return (
    <Field label={label} hint={hint} className="mt-2">
      <Select
        small
        value={value ?? ''}
        onChange={({ target }) => onChoose(choices.find((choice) => choice.value === target.value)?.value)}
      >
        <option value="">{say(texts.pleaseChoose)}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
    </Field>
  )
}
