import { addDays, groupBy, weekday } from '@eksport/forms'
import { z } from 'zod'
import { type PlainDate, plainDateSchema } from '../../values/format/schemas.ts'
import type { CountedDay, DailyTotals, TotalsPlace } from './daily-totals.ts'
import { nearestRank, sortedMinutes } from './nearest-rank.ts'

const count = z.number().int().min(0)
/** Half, and nine of ten, took no longer than so many minutes. */
const spanSchema = z.object({ half: count, nineOfTen: count })

const figuresSchema = z.object({
  /** Cases that were decided for the first time. */
  decided: count,
  /** From sending to the decision; absent where nothing was decided. */
  decision: spanSchema.optional(),
  byMachine: count,
  refused: count,
  /** A question was asked about them before they were decided. */
  asked: count,
  papers: count,
  /** From sending until the paper was ready; absent where none was. */
  paper: spanSchema.optional(),
  /** Cases whose deadline passed while the authority had them. */
  overdue: count,
  spoiltSheets: count,
  /** Messages that their receiver refused; a message that was sent again may be refused again. */
  refusedDeliveries: count,
})
/** [ADM-09] What an officer is shown of any set of cases; minutes are whole, in opening hours, without what exporters took to answer. */
export type StatisticsFigures = z.infer<typeof figuresSchema>

const groupSchema = z.object({ code: z.string(), figures: figuresSchema })
const namedSchema = z.object({ code: z.string(), name: z.object({ nb: z.string(), nn: z.string(), en: z.string() }) })

/** What the figures are told apart by. */
export const statisticsGroups = ['weeks', 'offices', 'templates', 'countries'] as const
/** Whole weeks that can be looked at, the last one being that of yesterday. */
export const statisticsWeeks = [4, 8, 13, 26] as const

/** [ADM-09] The answer, of the days `from` to `to`, both included. */
export const statisticsSchema = z.object({
  from: plainDateSchema,
  /** Yesterday, or the last day that has been counted; absent where none has. */
  to: plainDateSchema.optional(),
  total: figuresSchema,
  /** By the Monday of each, every week of the period in its order. */
  weeks: z.array(groupSchema),
  /** The office with most cases first, as with the others. Fetched nowhere is the empty code. */
  offices: z.array(groupSchema),
  templates: z.array(groupSchema),
  countries: z.array(groupSchema),
  /** Why a person decided, the first reason of each, the commonest first. */
  reasons: z.array(z.object({ code: z.string(), cases: count })),
  /** Whatever stands in the period, also what is filtered away: to choose from. */
  names: z.object({ offices: z.array(namedSchema), templates: z.array(namedSchema), countries: z.array(namedSchema) }),
})
/** [ADM-09] Figures of a period. */
export type Statistics = z.infer<typeof statisticsSchema>

const mondayOf = (day: PlainDate): PlainDate => addDays(day, 1 - weekday(day))

/** The first day of so many weeks, the last of which holds a day. */
export const beginOfWeeks = (day: PlainDate, weeks: number): PlainDate => addDays(mondayOf(day), (1 - weeks) * 7)

function spanOf(minutes: readonly number[]): z.infer<typeof spanSchema> | undefined {
  if (minutes.length === 0) return undefined
  const sorted = sortedMinutes(minutes)
  return { half: nearestRank(0.5, sorted), nineOfTen: nearestRank(0.9, sorted) }
}

function figuresOf(totals: readonly DailyTotals[]): StatisticsFigures {
  const sum = (value: (one: DailyTotals) => number) => totals.reduce((all, one) => all + value(one), 0)
  const minutes = totals.flatMap((one) => one.minutes)
  const paperMinutes = totals.flatMap((one) => one.paperMinutes)
  const [decision, paper] = [spanOf(minutes), spanOf(paperMinutes)]
  return {
    decided: minutes.length,
    ...(decision && { decision }),
    byMachine: sum((one) => one.byMachine),
    refused: sum((one) => one.refused),
    asked: sum((one) => one.asked),
    papers: paperMinutes.length,
    ...(paper && { paper }),
    overdue: sum((one) => one.overdue),
    spoiltSheets: sum((one) => one.spoiltSheets),
    refusedDeliveries: sum((one) => one.refusedDeliveries),
  }
}

const byCode = (one: { readonly code: string }, other: { readonly code: string }) => (one.code < other.code ? -1 : 1)

const rowsBy = (totals: readonly DailyTotals[], codeOf: (one: DailyTotals) => string) =>
  [...groupBy(totals, codeOf)]
    .map(([code, group]) => ({ code, figures: figuresOf(group) }))
    .sort((one, other) => other.figures.decided - one.figures.decided || byCode(one, other))

function reasonsOf(totals: readonly DailyTotals[]): Statistics['reasons'] {
  const counted = new Map<string, number>()
  for (const [code, cases] of totals.flatMap(({ reasons }) => Object.entries(reasons)))
    counted.set(code, (counted.get(code) ?? 0) + cases)
  return [...counted]
    .map(([code, cases]) => ({ code, cases }))
    .sort((one, other) => other.cases - one.cases || byCode(one, other))
}

/** [ADM-09] The figures of counted days, of all or of one office, template or country. Officers see every cell, however few its cases are. */
export function statisticsOf(
  days: readonly CountedDay[],
  { from, filter }: { readonly from: PlainDate; readonly filter: Partial<TotalsPlace> },
): Omit<Statistics, 'names'> {
  const last = days.at(-1)?.day
  const asked = Object.entries(filter) as [keyof TotalsPlace, string][]
  const isAsked = (one: DailyTotals) => asked.every(([key, code]) => one[key] === code)
  const chosen = days.map(({ day, totals }) => ({ day, totals: totals.filter(isAsked) }))
  const all = chosen.flatMap(({ totals }) => totals)
  return {
    from,
    ...(last !== undefined && { to: last }),
    total: figuresOf(all),
    weeks: [...groupBy(chosen, ({ day }) => mondayOf(day))].map(([code, week]) => ({
      code,
      figures: figuresOf(week.flatMap(({ totals }) => totals)),
    })),
    offices: rowsBy(all, ({ office }) => office),
    templates: rowsBy(all, ({ template }) => template),
    countries: rowsBy(all, ({ country }) => country),
    reasons: reasonsOf(all),
  }
}
