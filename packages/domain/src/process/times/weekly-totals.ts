import { groupBy } from '@eksport/forms'
import type { PlainDate } from '../../values/format/schemas.ts'
import type { DailyTotals, TotalsPlace } from './daily-totals.ts'

/** How many took how long: by minutes, a number of cases. */
export type Spread = Readonly<Record<string, number>>

/** [ADM-09] What is kept of a week, added up: of all cases, or of those of one office, template or country, or of several of these. */
export interface WeeklyTotals extends Readonly<TotalsPlace> {
  readonly week: PlainDate
  /** What it is of, `placeKeys` of it in their order; the others are empty. */
  readonly keys: string
  readonly minutes: Spread
  readonly paperMinutes: Spread
  readonly reasons: Readonly<Record<string, number>>
  readonly byMachine: number
  readonly refused: number
  readonly asked: number
  readonly overdue: number
  readonly spoiltSheets: number
  readonly refusedDeliveries: number
}

/** What figures are told apart by beside the week. */
export const placeNames = ['office', 'template', 'country'] as const satisfies readonly (keyof TotalsPlace)[]

/** The name of a choice of office, template and country. */
export const placeKeys = (chosen: readonly string[]): string =>
  placeNames.filter((name) => chosen.includes(name)).join()

const choices: readonly (readonly (keyof TotalsPlace)[])[] = [
  [],
  ['office'],
  ['template'],
  ['country'],
  ['office', 'template'],
  ['office', 'country'],
  ['template', 'country'],
  ['office', 'template', 'country'],
]

/** Minutes up to an hour are counted each, then in fives up to eight hours, in half hours up to forty, and in twos of hours. */
const steps = [
  { upTo: 60, size: 1 },
  { upTo: 480, size: 5 },
  { upTo: 2400, size: 30 },
  { upTo: Number.POSITIVE_INFINITY, size: 120 },
] as const

/** The end of the step that so many minutes fall into: what takes no longer than them takes no longer than that. */
export function endOfStep(minutes: number): number {
  const size = steps.find(({ upTo }) => minutes <= upTo)?.size ?? 1
  return Math.ceil(minutes / size) * size
}

const add = (sum: Record<string, number>, key: string | number, count: number) => {
  sum[key] = (sum[key] ?? 0) + count
}

/** Several counts in one. */
export function addCounts(all: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const sum: Record<string, number> = {}
  for (const one of all) for (const key in one) add(sum, key, one[key] ?? 0)
  return sum
}

function spreadOf(all: readonly (readonly number[])[]): Spread {
  const spread: Record<string, number> = {}
  for (const minutes of all) for (const one of minutes) add(spread, endOfStep(one), 1)
  return spread
}

function totalsOf(week: PlainDate, keys: readonly (keyof TotalsPlace)[], group: readonly DailyTotals[]): WeeklyTotals {
  const sum = (value: (one: DailyTotals) => number) => group.reduce((all, one) => all + value(one), 0)
  const [first] = group
  const of = (name: keyof TotalsPlace) => (keys.includes(name) ? (first?.[name] ?? '') : '')
  return {
    ...{ week, keys: placeKeys(keys), office: of('office'), template: of('template'), country: of('country') },
    minutes: spreadOf(group.map((one) => one.minutes)),
    paperMinutes: spreadOf(group.map((one) => one.paperMinutes)),
    reasons: addCounts(group.map((one) => one.reasons)),
    byMachine: sum((one) => one.byMachine),
    refused: sum((one) => one.refused),
    asked: sum((one) => one.asked),
    overdue: sum((one) => one.overdue),
    spoiltSheets: sum((one) => one.spoiltSheets),
    refusedDeliveries: sum((one) => one.refusedDeliveries),
  }
}

/** [ADM-09] The totals of the days of one week: of all, by each of office, template and country, and by each choice of them together. */
export const addUpWeek = (week: PlainDate, days: readonly DailyTotals[]): WeeklyTotals[] =>
  choices.flatMap((keys) =>
    [...groupBy(days, (one) => JSON.stringify(keys.map((key) => one[key]))).values()].map((group) =>
      totalsOf(week, keys, group),
    ),
  )
