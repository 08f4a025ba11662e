import { addDays, groupBy, weekday } from '@eksport/forms'
import { z } from 'zod'
import { type PlainDate, plainDateSchema } from '../../values/format/schemas.ts'
import type { TotalsPlace } from './daily-totals.ts'
import {
  addCounts,
  addSpreads,
  endOfStep,
  placeKeys,
  placeNames,
  type Spread,
  type WeeklyTotals,
} from './weekly-totals.ts'

const count = z.number().int().min(0)
/** Half, and nine of ten, took at most this many minutes. */
const spanSchema = z.object({ half: count, nineOfTen: count })

const figuresSchema = z.object({
  /** Cases that were decided for the first time. */
  decided: count,
  /** From sending to the decision; absent where nothing was decided. */
  decision: spanSchema.optional(),
  byMachine: count,
  refused: count,
  /** Cases that had a question before they were decided. */
  asked: count,
  papers: count,
  /** From sending until the paper was ready; absent where none was. */
  paper: spanSchema.optional(),
  /** Cases whose deadline passed while the authority had them. */
  overdue: count,
  spoiltSheets: count,
  /** Messages that their receiver refused; one that is sent again may be refused again. */
  refusedDeliveries: count,
})
/** [ADM-09] The figures of a set of cases, for officers; minutes are whole minutes of opening hours, without the time exporters took to answer. */
export type StatisticsFigures = z.infer<typeof figuresSchema>

const groupSchema = z.object({ code: z.string(), figures: figuresSchema })
const namedSchema = z.object({ code: z.string(), name: z.object({ nb: z.string(), nn: z.string(), en: z.string() }) })

/** The groupings of the figures. */
export const statisticsGroups = ['weeks', 'offices', 'templates', 'countries'] as const
/** The numbers of whole weeks to choose from, up to the week of yesterday. */
export const statisticsWeeks = [4, 8, 13, 26] as const

/** [ADM-09] The statistics of the days from `from` to `to`, both included. */
export const statisticsSchema = z.object({
  from: plainDateSchema,
  /** Yesterday, or the last day that has been counted; absent where none has. */
  to: plainDateSchema.optional(),
  total: figuresSchema,
  /** Every week of the period in order, by its Monday. */
  weeks: z.array(groupSchema),
  /** Groups are sorted by number of cases, the largest first. The empty code is for cases without a pickup. */
  offices: z.array(groupSchema),
  templates: z.array(groupSchema),
  countries: z.array(groupSchema),
  /** Why a person decided, by the first reason of each case, the most frequent first. */
  reasons: z.array(z.object({ code: z.string(), cases: count })),
  /** Every office, template and country in the period, including those that are filtered out, as choices of the filters. */
  names: z.object({ offices: z.array(namedSchema), templates: z.array(namedSchema), countries: z.array(namedSchema) }),
})
/** [ADM-09] The statistics of a period. */
export type Statistics = z.infer<typeof statisticsSchema>

/** The Monday of a day's week. */
export const mondayOf = (day: PlainDate): PlainDate => addDays(day, 1 - weekday(day))

/** The first day of a number of weeks, the last of which contains the day. */
export const beginOfWeeks = (day: PlainDate, weeks: number): PlainDate => addDays(mondayOf(day), (1 - weeks) * 7)

const casesOf = (spread: Spread) => spread.reduce((all, cases) => all + cases, 0)

/** The end, in minutes, of the first step that covers at least this share of the cases. */
function rankOf(share: number, spread: Spread): number {
  let left = Math.ceil(share * casesOf(spread))
  const step = spread.findIndex((cases) => {
    left -= cases
    return left <= 0
  })
  return endOfStep(step)
}

const spanOf = (spread: Spread): z.infer<typeof spanSchema> | undefined =>
  casesOf(spread) === 0 ? undefined : { half: rankOf(0.5, spread), nineOfTen: rankOf(0.9, spread) }

function figuresOf(totals: readonly WeeklyTotals[]): StatisticsFigures {
  const sum = (value: (one: WeeklyTotals) => number) => totals.reduce((all, one) => all + value(one), 0)
  const minutes = addSpreads(totals.map((one) => one.minutes))
  const paperMinutes = addSpreads(totals.map((one) => one.paperMinutes))
  const [decision, paper] = [spanOf(minutes), spanOf(paperMinutes)]
  return {
    decided: casesOf(minutes),
    ...(decision && { decision }),
    byMachine: sum((one) => one.byMachine),
    refused: sum((one) => one.refused),
    asked: sum((one) => one.asked),
    papers: casesOf(paperMinutes),
    ...(paper && { paper }),
    overdue: sum((one) => one.overdue),
    spoiltSheets: sum((one) => one.spoiltSheets),
    refusedDeliveries: sum((one) => one.refusedDeliveries),
  }
}

const byCode = (one: { readonly code: string }, other: { readonly code: string }) => (one.code < other.code ? -1 : 1)

const reasonsOf = (totals: readonly WeeklyTotals[]): Statistics['reasons'] =>
  Object.entries(addCounts(totals.map(({ reasons }) => reasons)))
    .map(([code, cases]) => ({ code, cases }))
    .sort((one, other) => other.cases - one.cases || byCode(one, other))

interface Period {
  readonly from: PlainDate
  /** The first and the last counted day of the period. */
  readonly counted: { readonly first: PlainDate; readonly last: PlainDate } | undefined
  readonly filter: Partial<TotalsPlace>
}

/** The keys of the rows that an answer needs: those of the filter, and those of each group within it. */
export function keysAsked(filter: Partial<TotalsPlace>): readonly string[] {
  const asked = Object.keys(filter)
  const chosen = [asked, ...placeNames.map((name) => [...asked, name])]
  return [...new Set(chosen.map(placeKeys))]
}

function everyWeek({ counted }: Period): PlainDate[] {
  const weeks: PlainDate[] = []
  if (counted === undefined) return weeks
  for (let week = mondayOf(counted.first); week <= counted.last; week = addDays(week, 7)) weeks.push(week)
  return weeks
}

/** [ADM-09] The figures of the stored weeks, for everything or for one office, template or country. Officers see every cell, however few its cases are. */
export function statisticsOf(rows: readonly WeeklyTotals[], period: Period): Omit<Statistics, 'names'> {
  const { from, counted, filter } = period
  const asked = Object.keys(filter)
  const of = groupBy(rows, ({ keys }) => keys)
  const all = of.get(placeKeys(asked)) ?? []
  const weeks = groupBy(all, ({ week }) => week)
  const rowsBy = (key: keyof TotalsPlace) =>
    [...groupBy(of.get(placeKeys([...asked, key])) ?? [], (one) => one[key])]
      .map(([code, group]) => ({ code, figures: figuresOf(group) }))
      .sort((one, other) => other.figures.decided - one.figures.decided || byCode(one, other))
  return {
    from,
    ...(counted && { to: counted.last }),
    total: figuresOf(all),
    weeks: everyWeek(period).map((code) => ({ code, figures: figuresOf(weeks.get(code) ?? []) })),
    offices: rowsBy('office'),
    templates: rowsBy('template'),
    countries: rowsBy('country'),
    reasons: reasonsOf(all),
  }
}
