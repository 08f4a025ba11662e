import { groupBy } from '@eksport/forms'
import type { PlainDate } from '../../values/format/schemas.ts'
import type { DailyTotals, TotalsPlace } from './daily-totals.ts'

/** How many took how long: for each step of minutes a number of cases, as far as there are any. */
export type Spread = readonly number[]

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
const stretches = [
  { from: 0, size: 1, firstStep: 0 },
  { from: 60, size: 5, firstStep: 60 },
  { from: 480, size: 30, firstStep: 144 },
  { from: 2400, size: 120, firstStep: 208 },
] as const

/** The step that so many minutes fall into. */
export function stepOf(minutes: number): number {
  const { from, size, firstStep } = stretches.findLast((stretch) => minutes > stretch.from) ?? stretches[0]
  return firstStep + Math.ceil((minutes - from) / size)
}

/** The minutes at which a step ends: what falls into it takes no longer. */
export function endOfStep(step: number): number {
  const { from, size, firstStep } = stretches.findLast((stretch) => step > stretch.firstStep) ?? stretches[0]
  return from + (step - firstStep) * size
}

/** Several spreads in one. */
export function addSpreads(all: readonly Spread[]): Spread {
  const sum: number[] = []
  for (const one of all)
    for (let step = 0; step < one.length; step += 1) sum[step] = (sum[step] ?? 0) + (one[step] ?? 0)
  return sum
}

/** Several counts in one. */
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

/** [ADM-09] The totals of the days of one week: of all, by each of office, template and country, and by each choice of them together. */
export const addUpWeek = (week: PlainDate, days: readonly DailyTotals[]): WeeklyTotals[] =>
  choices.flatMap((keys) =>
    [...groupBy(days, (one) => JSON.stringify(keys.map((key) => one[key]))).values()].map((group) =>
      totalsOf(week, keys, group),
    ),
  )
