import { formatWeight, today } from '@eksport/domain'
import { addDays, isPlainDate, type PlainDate, weekday } from '@eksport/forms'
import { useNow } from '@eksport/portal/browser/use-now.ts'
import type { RowGroup } from '@eksport/portal/rows/grid/grid-types.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { useEksport } from '@eksport/ui'
import { Check, CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { shortPeriod } from '../../form/lines/short-period.ts'
import { departure } from './propose.ts'
import { seriesTexts as texts } from './series.texts.ts'
import { declarationColumn, netWeightOf, type ShownRow } from './series-rows.ts'

/** The rows that depart in one calendar week; rows without a departure form their own group. */
export interface Week {
  /** '2026-49'; empty without a departure. */
  readonly id: string
  readonly number: number | undefined
  /** The first departure; `to` is the last. */
  readonly from: PlainDate | undefined
  readonly to: PlainDate | undefined
  readonly rows: readonly ShownRow[]
}

const departureOf = ({ row: { values } }: ShownRow) => {
  const day = values[departure]
  return typeof day === 'string' && isPlainDate(day) ? day : undefined
}

const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000

/** The ISO week: a week belongs to the year of its Thursday. */
function weekOf(date: PlainDate) {
  const thursday = addDays(date, 4 - weekday(date))
  const year = thursday.slice(0, 4)
  const number = Math.floor((dayOf(thursday) - dayOf(`${year}-01-01`)) / 7) + 1
  return { id: `${year}-${String(number).padStart(2, '0')}`, number }
}

/** The weeks in order, rows without a departure last; the order of rows within a week is kept. */
export function weeksOf(rows: readonly ShownRow[]): readonly Week[] {
  const grouped = Map.groupBy(rows, (row) => {
    const day = departureOf(row)
    return day === undefined ? '' : weekOf(day).id
  })
  return [...grouped]
    .map(([id, some]): Week => {
      const days = some.flatMap((row) => departureOf(row) ?? []).toSorted()
      const [from] = days
      return { id, number: from === undefined ? undefined : weekOf(from).number, from, to: days.at(-1), rows: some }
    })
    .toSorted((one, other) => (one.id || '~').localeCompare(other.id || '~'))
}

/** Whether the row has errors of its own; declarations are given once for all rows. */
const isWrong = ({ line }: ShownRow) => line.findings.some(({ column }) => column !== declarationColumn)

interface Weeks {
  /** The rows in the order of their weeks. */
  readonly rows: readonly ShownRow[]
  /** Undefined if all rows depart in the same week. */
  readonly groups: readonly RowGroup[] | undefined
  readonly toggle: (id: string) => void
  /** Keeps edited rows visible, whichever week their departure moves them to. */
  readonly follow: (numbers: readonly number[]) => void
}

/** [EXP-10] Groups rows by week. A week with errors is open, and stays open while it is worked on; the others are collapsed. */
export function useWeeks(rows: readonly ShownRow[], areAllOpen: boolean): Weeks {
  const weeks = weeksOf(rows)
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [worked, setWorked] = useState<ReadonlySet<number>>(new Set())
  const follow = (numbers: readonly number[]) => {
    const here = weeks.filter(({ rows: some }) => some.some(({ number }) => numbers.includes(number)))
    setWorked((known) => new Set([...known, ...numbers]))
    // A week stays open even if the row with the error has moved to another week.
    setChosen((known) => new Map([...known, ...here.map(({ id }) => [id, true] as const)]))
  }
  const fresh = rows.filter((row) => isWrong(row) && !worked.has(row.number))
  if (fresh.length > 0) follow(fresh.map(({ number }) => number))
  const isOpen = ({ id, rows: some }: Week) =>
    areAllOpen || (chosen.get(id) ?? some.some(({ number }) => worked.has(number)))
  return {
    rows: weeks.flatMap((week) => week.rows),
    groups:
      weeks.length < 2
        ? undefined
        : weeks.map((week) => ({
            id: week.id,
            name: <WeekName week={week} />,
            state: <WeekState rows={week.rows} />,
            isOpen: isOpen(week),
            rows: week.rows,
          })),
    toggle: (id) => {
      const week = weeks.find((one) => one.id === id)
      if (week) setChosen((known) => new Map([...known, [id, !isOpen(week)]]))
    },
    follow,
  }
}

/** For example 'Uke 49, avgang 01.12., 172 560 kg'. */
export function WeekName({ week: { number, from, to, rows } }: { readonly week: Week }) {
  const say = useText()
  const { locale } = useEksport()
  const thisYear = today(useNow()).slice(0, 4)
  const leaves = from && say(texts.weekLeaves, { days: shortPeriod({ from, to }, thisYear) })
  return (
    <>
      <b className="font-semibold">{number === undefined ? say(texts.noWeek) : say(texts.week, { n: number })}</b>
      <span className="text-subtle">
        {[leaves, formatWeight(netWeightOf(rows.map(({ row }) => row)), locale)].filter(Boolean).join(' · ')}
      </span>
    </>
  )
}

/** How many rows are ready, to be corrected, and submitted. */
export function WeekState({ rows }: { readonly rows: readonly ShownRow[] }) {
  const say = useText()
  const count = (is: (row: ShownRow) => boolean) => rows.filter(is).length
  const wrong = count(({ line }) => line.findings.length > 0)
  const counts = [
    [texts.weekWrong, wrong],
    [texts.weekReady, count(({ isReady }) => isReady)],
    [texts.weekSent, count(({ isDraft }) => !isDraft)],
  ] as const
  const words = counts.flatMap(([text, n]) => (n === 0 ? [] : say(text, { n }))).join(', ')
  return (
    <span className={`flex items-center gap-2 ${wrong > 0 ? 'text-danger-text' : 'text-subtle'}`}>
      {wrong > 0 ? (
        <CircleAlert aria-hidden="true" className="size-4" />
      ) : (
        <Check aria-hidden="true" className="size-4 text-success-base" />
      )}
      <span>{words}</span>
    </span>
  )
}
