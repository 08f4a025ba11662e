import type { ImportColumn } from '@eksport/domain'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Alert, Button, Card, Checkbox, Field, Select } from '@eksport/ui'
import { Info, Table } from 'lucide-react'
import { useState } from 'react'
import { useOrganisation } from '#src/lib/organisation.ts'
import { useDraft } from '../draft/draft-context.ts'
import { importTexts as texts, unreadableTexts } from './import.texts.ts'
import { beginReview, type Review } from './import-store.ts'
import { UnreadableFile, type UnreadableReason } from './sheet-file.ts'
import { useRowCount } from './use-row-count.ts'

interface SourceCardProps {
  readonly review: Review
  readonly columns: readonly ImportColumn[]
  readonly onBegin: (review: Review) => void
  readonly onChooseAnew: () => void
}

const kilobytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 1024))} kB`

/** Which file and sheet it is, and what about it must be known. */
export function SourceCard({ review, columns, onBegin, onChooseAnew }: SourceCardProps) {
  const say = useText()
  const countRows = useRowCount()
  const { file, sheet, source, numbers = [], rows, sums = 0, hasHeaders } = review
  // Read anew, the rows that are lines by now would be taken twice.
  const isBegun = rows.length < source.length
  const { organisationNumber } = useOrganisation()
  const { name: sheetName = '', formulasWithoutResult = 0, mergedRows = [], hiddenRows = 0 } = file.sheets[sheet] ?? {}
  // Merged cells above or below the lines, and in one row, take nothing from any line.
  const lacksValue = mergedRows.some(([first, last]) => numbers.some((number) => first < number && number <= last))
  const [reason, setReason] = useState<UnreadableReason>()
  const anew = (next: { readonly sheet?: number; readonly hasHeaders?: boolean }) => {
    setReason(undefined)
    try {
      onBegin(beginReview({ file, sheet, columns, organisationNumber, ...next }))
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
          <Checkbox
            label={say(texts.hasHeaders)}
            checked={hasHeaders}
            onChange={({ target }) => anew({ hasHeaders: target.checked })}
          />
        )}
        <Button onClick={onChooseAnew}>{say(texts.change)}</Button>
      </Card>
      {reason !== undefined && (
        <Alert tone="danger" role="alert" className="mt-3">
          {say(unreadableTexts[reason])}
        </Alert>
      )}
      {lacksValue && (
        <Alert tone="warning" className="mt-3">
          {say(texts.merged)}
        </Alert>
      )}
      {hiddenRows > 0 && (
        <Alert tone="warning" className="mt-3">
          {say(hiddenRows === 1 ? texts.hiddenRow : texts.hiddenRows, { n: hiddenRows })}
        </Alert>
      )}
      {formulasWithoutResult > 0 && (
        <Alert tone="warning" className="mt-3">
          {say(formulasWithoutResult === 1 ? texts.formulasOne : texts.formulas, { n: formulasWithoutResult })}
        </Alert>
      )}
      {!isBegun && <NothingTaken />}
    </>
  )
}

/** What is promised before anything is taken. */
function NothingTaken() {
  const say = useText()
  const count = useDraft().answers.productLines?.length ?? 0
  return (
    <p className="mt-3 flex gap-2 text-ui">
      <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-info-base" />
      <span>
        <b className="font-semibold">{say(texts.nothingTaken)}</b>{' '}
        {say(count === 1 ? texts.nothingTakenOne : texts.nothingTakenText, { n: count })}
      </span>
    </p>
  )
}
