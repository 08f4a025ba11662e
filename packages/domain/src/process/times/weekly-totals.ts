import { groupBy } from '@eksport/forms'
import type { PlainDate } from '../../values/format/schemas.ts'
import type { DailyTotals, TotalsPlace } from './daily-totals.ts'

/** A histogram of durations: the number of cases in each step of minutes, up to the last step with any. */
export type Spread = readonly number[]

/** [ADM-09] The stored totals of a week: of all cases, or of one office, template or country, or of a combination of these. */
export interface WeeklyTotals extends Readonly<TotalsPlace> {
  readonly week: PlainDate
  /** The dimensions by which the row is grouped, as `placeKeys` writes them; the other dimensions are empty. */
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

/** The dimensions besides the week. */
export const placeNames = ['office', 'template', 'country'] as const satisfies readonly (keyof TotalsPlace)[]

/** The key of a combination of office, template and country. */
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

/** Steps of one minute up to an hour, five minutes up to eight hours, half an hour up to forty hours, and two hours beyond. */
const stretches = [
  { from: 0, size: 1, firstStep: 0 },
  { from: 60, size: 5, firstStep: 60 },
  { from: 480, size: 30, firstStep: 144 },
  { from: 2400, size: 120, firstStep: 208 },
] as const

/** The step that contains a number of minutes. */
export function stepOf(minutes: number): number {
  const { from, size, firstStep } = stretches.findLast((stretch) => minutes > stretch.from) ?? stretches[0]
  return firstStep + Math.ceil((minutes - from) / size)
}

/** The end of a step in minutes: nothing in the step takes longer. */
export function endOfStep(step: number): number {
  const { from, size, firstStep } = stretches.findLast((stretch) => step > stretch.firstStep) ?? stretches[0]
  return from + (step - firstStep) * size
}

/** The sum of several histograms. */
export function addSpreads(all: readonly Spread[]): Spread {
  const sum: number[] = []
  for (const one of all)
    for (let step = 0; step < one.length; step += 1) sum[step] = (sum[step] ?? 0) + (one[step] ?? 0)
  return sum
}

/** The sum of several counts. */
export function addCounts(all: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const sum: Record<string, number> = {}
  for (const one of all) for (const [key, count] of Object.entries(one)) sum[key] = (sum[key] ?? 0) + count
  return sum
}

function spreadOf(all: readonly (readonly number[])[]): Spread {
  const counted = new Map<number, number>()
  for (const minutes of all) for (const one of minutes) counted.set(stepOf(one), (counted.get(stepOf(one)) ?? 0) + 1)
  return Array.from({ length: Math.max(-1, ...counted.keys()) + 1 }, (_, step) => counted.get(step) ?? 0)
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

/** [ADM-09] The totals of the days of one week: overall, by each of office, template and country, and by each combination of them. */
export const addUpWeek = (week: PlainDate, days: readonly DailyTotals[]): WeeklyTotals[] =>
  choices.flatMap((keys) =>
    [...groupBy(days, (one) => JSON.stringify(keys.map((key) => one[key]))).values()].map((group) =>
      totalsOf(week, keys, group),
    ),
  )
