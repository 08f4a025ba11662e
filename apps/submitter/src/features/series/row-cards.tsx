import { formatKroner, type LineFinding } from '@eksport/domain'
import { cellAsWritten } from '@eksport/portal/rows/cell-words.ts'
import type { useFindingText } from '@eksport/portal/rows/findings-list.tsx'
import type { Correction, GridColumn } from '@eksport/portal/rows/grid/grid-types.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, Field, Input, useEksport } from '@eksport/ui'
import { useLayoutEffect, useRef } from 'react'
import { focusDeclarations } from './declarations.tsx'
import { RowLink } from './row-link.tsx'
import { seriesTexts as texts } from './series.texts.ts'
import { declarationColumn, feeShownBefore, type ShownRow } from './series-rows.ts'
import { type useWeeks, WeekName, WeekState, weeksOf } from './weeks.tsx'

const isOwn = ({ column }: LineFinding) => column !== declarationColumn
const hasOwn = ({ line }: ShownRow) => line.findings.some(isOwn)
const hasNewFee = ({ isReady, row }: ShownRow) => isReady && feeShownBefore(row) !== undefined

const cardOf = (row: number) => `series-card-${row}`

/** Moves focus to the first control to correct in the row's card. */
export const focusCard = (row: number): void =>
  document.getElementById(cardOf(row))?.querySelector<HTMLElement>('input, a')?.focus()

interface RowCardsProps {
  readonly columns: readonly GridColumn[]
  readonly weeks: ReturnType<typeof useWeeks>
  readonly textOf: ReturnType<typeof useFindingText>
  readonly onCorrect: (corrections: readonly Correction[]) => void
}

/** [EXP-10] The series on a phone: its weeks, and the rows to correct, with their fields, or with a new fee. */
export function RowCards({ columns, weeks, textOf, onCorrect }: RowCardsProps) {
  const say = useText()
  const list = useRef<HTMLUListElement>(null)
  const focus = useFocusOnNext(list)
  const wrong = weeks.rows.filter(({ line }) => line.findings.length > 0)
  return (
    <ul ref={list} {...focus} className="grid grid-cols-1 gap-3 md:hidden">
      <li className="text-small text-subtle">{say(wrong.length === 0 ? texts.narrowDone : texts.narrow)}</li>
      {wrong.some((row) => !row.line.findings.every(isOwn)) && (
        <li>
          <Button small onClick={focusDeclarations}>
            {say(texts.declarations)}
          </Button>
        </li>
      )}
      {weeksOf(weeks.rows).map((week) => (
        <li key={week.id} className="rounded border border-line bg-surface">
          <p className="flex flex-wrap justify-between gap-x-3 px-4 py-3 text-small">
            <span className="flex flex-wrap gap-x-2">
              <WeekName week={week} />
            </span>
            <WeekState rows={week.rows} />
          </p>
          {week.rows
            .filter((row) => hasOwn(row) || hasNewFee(row))
            .map((row) => (
              <RowCard key={row.number} {...{ row, columns, textOf, onCorrect }} />
            ))}
        </li>
      ))}
    </ul>
  )
}

interface RowCardProps extends Omit<RowCardsProps, 'weeks'> {
  readonly row: ShownRow
}

/** A row with a field for each wrong cell; errors without a cell are shown as text. */
function RowCard({ row, columns, textOf, onCorrect }: RowCardProps) {
  const say = useText()
  const { locale } = useEksport()
  const found = Map.groupBy(row.line.findings.filter(isOwn), ({ column }) => column)
  const known = columns.filter(({ column }) => found.has(column.id))
  const others = [...found].flatMap(([id, some]) => (known.some(({ column }) => column.id === id) ? [] : some))
  return (
    <div id={cardOf(row.number)} className="grid gap-3 border-t border-line px-4 py-3 wrap-anywhere">
      <p>
        <b className="font-semibold">{say(texts.rowNumber, { n: row.shown })}</b>{' '}
        <span className="text-subtle">{row.cells.find((cell) => typeof cell === 'string')}</span>
      </p>
      {known.map(({ at, label, column }) => {
        const text = cellAsWritten(row.cells[at], locale)
        const correct = (written: string) => {
          if (written !== text) onCorrect([{ number: row.number, at, text: written }])
        }
        return (
          <Field key={column.id} label={label} error={found.get(column.id)?.map(textOf).join(' ')}>
            <Input
              defaultValue={text}
              autoComplete="off"
              onBlur={({ target }) => correct(target.value)}
              onKeyDown={({ key, currentTarget }) => {
                if (key === 'Enter') correct(currentTarget.value)
              }}
            />
          </Field>
        )
      })}
      {others.map((finding) => (
        <p key={`${finding.path} ${finding.code}`} className="text-small text-danger-text">
          <span>{textOf(finding)}</span>
        </p>
      ))}
      {hasNewFee(row) && <NewFee row={row} />}
      <p>
        <RowLink row={row} />
      </p>
    </div>
  )
}

/** [FEE-01] The row was not submitted because its fee changed, and can be submitted for the new fee. */
function NewFee({ row: { row } }: { readonly row: ShownRow }) {
  const say = useText()
  const { fee } = row
  return (
    <p className="text-small font-medium">
      {say(texts.hasNewFee, { fee: formatKroner(fee), shown: formatKroner(feeShownBefore(row) ?? fee) })}
    </p>
  )
}

/** When a corrected field disappears, moves focus to the next one. */
function useFocusOnNext(list: { readonly current: HTMLElement | null }) {
  const isIn = useRef(false)
  useLayoutEffect(() => {
    if (!isIn.current || document.activeElement !== document.body) return
    list.current?.querySelector<HTMLElement>('input, a')?.focus()
  })
  return {
    onFocus: () => {
      isIn.current = true
    },
    // A removed field fires no blur event.
    onBlur: () => {
      isIn.current = false
    },
  }
}
