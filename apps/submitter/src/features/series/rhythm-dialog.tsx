import { rhythmDays, today } from '@eksport/domain'
import type { SeriesValues } from '@eksport/domain/templates'
import { addDays, formatDate, isPlainDate, monthNames, weekdayNames } from '@eksport/forms'
import { useText } from '@eksport/portal/text/use-text.ts'
import { Button, DatePicker, Dialog, Field, Input, ReadMore, Select, useEksport } from '@eksport/ui'
import { type FormEvent, useId, useState } from 'react'
import { leaving, type Proposing, withProposals } from './propose.ts'
import { seriesTexts as texts } from './series.texts.ts'

const usualWeekday = 2
const maxEach = 50

interface RhythmDialogProps {
  readonly proposing: Proposing
  readonly onAdd: (rows: readonly SeriesValues[]) => void
  readonly onClose: () => void
}

/** [EXP-10] 'Hver tirsdag til jul': recurring departures, each with a pickup from the office's calendar. */
export function RhythmDialog({ proposing, onAdd, onClose }: RhythmDialogProps) {
  const say = useText()
  const { locale } = useEksport()
  const id = useId()
  const now = today(proposing.now)
  const [weekday, setWeekday] = useState(usualWeekday)
  const [from, setFrom] = useState(addDays(now, 1))
  const [until, setUntil] = useState(`${now.slice(0, 4)}-12-24`)
  const [each, setEach] = useState('1')
  const count = Number(each)
  const isCount = Number.isInteger(count) && count >= 1 && count <= maxEach
  const days = isPlainDate(from) && isPlainDate(until) ? rhythmDays({ weekday, from, until }, proposing.now) : []
  const rows = days.flatMap((day) => Array.from({ length: isCount ? count : 0 }, () => leaving(day)))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (rows.length === 0) return
    onAdd(rows)
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={say(texts.dates)}
      footer={
        <>
          <Button kind="primary" type="submit" form={id}>
            {say(rows.length === 1 ? texts.addOne : texts.add, { n: rows.length })}
          </Button>
          <Button onClick={onClose}>{say(texts.cancel)}</Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-4 md:grid-cols-2">
        <Field label={say(texts.weekday)} width="full">
          <Select value={weekday} onChange={({ target }) => setWeekday(Number(target.value))}>
            {weekdayNames(locale).map((name, index) => (
              <option key={name} value={index + 1}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={say(texts.each)} width="full" error={!isCount && say(texts.eachRange, { max: maxEach })}>
          <Input type="number" min={1} max={maxEach} value={each} onChange={({ target }) => setEach(target.value)} />
        </Field>
        <Field label={say(texts.from_day)} width="full">
          <DatePicker value={from} today={now} min={now} onValueChange={(day) => setFrom(day ?? '')} />
        </Field>
        <Field label={say(texts.until)} width="full">
          <DatePicker value={until} today={now} min={now} onValueChange={(day) => setUntil(day ?? '')} />
        </Field>
        <Departures days={days} proposing={proposing} />
      </form>
    </Dialog>
  )
}

/** How many departures are listed one by one; beyond that each month is an expandable line. */
const fewDays = 6

interface DeparturesProps {
  readonly days: readonly string[]
  readonly proposing: Proposing
}

function Departures({ days, proposing }: DeparturesProps) {
  const say = useText()
  const { locale } = useEksport()
  if (days.length === 0) return <p className="text-subtle md:col-span-2">{say(texts.noDays)}</p>
  if (days.length <= fewDays)
    return (
      <div aria-live="polite" className="md:col-span-2">
        <DayList days={days} proposing={proposing} />
      </div>
    )
  const monthOf = (day: string) => `${monthNames(locale)[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`
  return (
    <div aria-live="polite" className="grid gap-1 md:col-span-2">
      {[...Map.groupBy(days, monthOf)].map(([month, some]) => {
        const isMoved = some.some((day) => withProposals(leaving(day), proposing).pickup?.insteadOf !== undefined)
        return (
          // Departures that deviate from the pattern are visible without expanding.
          <ReadMore
            key={month}
            open={isMoved}
            label={
              <span className="inline-block tabular-nums first-letter:uppercase">
                {say(some.length === 1 ? texts.monthOne : texts.month, { month, n: some.length })}
              </span>
            }
          >
            <DayList className="mb-2 pl-5" days={some} proposing={proposing} />
          </ReadMore>
        )
      })}
    </div>
  )
}

function DayList({ days, proposing, className = '' }: DeparturesProps & { readonly className?: string }) {
  const say = useText()
  return (
    <ul className={`grid gap-1 text-small tabular-nums ${className}`}>
      {days.map((day) => {
        const { pickup } = withProposals(leaving(day), proposing)
        return (
          <li key={day}>
            {say(texts.departure, { day: formatDate(day) })}
            {proposing.policy && (
              <span className="text-subtle">
                {', '}
                {pickup === undefined
                  ? say(texts.noPickup)
                  : say(texts.pickup, { day: formatDate(pickup.date), time: pickup.time })}
                {pickup?.insteadOf !== undefined &&
                  `. ${say(texts.moved, { day: formatDate(pickup.insteadOf), date: formatDate(pickup.date) })}`}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
