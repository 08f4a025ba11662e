import { groupBy } from '@eksport/forms'
import { z } from 'zod'
import { plainDateSchema } from '../../values/format/schemas.ts'
import type { HandledCase } from './handled-case.ts'
import { fewestCases, isPublishable, nearestRank, sortedMinutes } from './nearest-rank.ts'

const minutes = z.number().int().min(0)
const figuresSchema = z.object({
  cases: z.number().int(),
  /** Half of them were approved within this time. */
  half: minutes,
  /** Nine of ten were approved within this time. */
  nineOfTen: minutes,
  /** Absent where it, or the remainder, has fewer than five cases. */
  byMachine: z.number().int().optional(),
  /** Half of the papers were ready within this time after the approval; absent for fewer than five. */
  paper: minutes.optional(),
})

/** How long cases took, in whole minutes of opening hours, rounded up. */
export type CaseFigures = z.infer<typeof figuresSchema>

const groupSchema = z.object({
  /** Code of the office or template. */
  code: z.string(),
  name: z.object({ nb: z.string(), nn: z.string(), en: z.string() }),
  /** Absent where there were fewer than five cases. */
  figures: figuresSchema.optional(),
})

/** [EXP-13] How long it takes from sending to approval and to paper, over the days from `from` to `to`, both included. */
export const processingTimesSchema = z.object({
  from: plainDateSchema,
  to: plainDateSchema,
  /** Figures of all cases in the tables; absent where there are none. */
  total: figuresSchema.optional(),
  offices: z.array(groupSchema),
  /** Cases without a pickup. */
  withoutOffice: figuresSchema.optional(),
  templates: z.array(groupSchema),
  /** Why a person decided, by the first reason of each case, the most frequent first. */
  reasons: z.array(z.object({ code: z.string(), cases: z.number().int() })),
  /** Number of cases with other reasons, each of which has fewer than five. */
  otherReasons: z.number().int().optional(),
})

/** [EXP-13] How long it takes, by office and template. */
export type ProcessingTimes = z.infer<typeof processingTimesSchema>

function figuresOf(cases: readonly HandledCase[]): CaseFigures | undefined {
  if (cases.length < fewestCases) return undefined
  const all = sortedMinutes(cases.map((one) => one.minutes))
  const byMachine = cases.filter((one) => one.byMachine).length
  const papers = cases.flatMap(({ paperMinutes }) => paperMinutes ?? [])
  return {
    cases: cases.length,
    half: nearestRank(0.5, all),
    nineOfTen: nearestRank(0.9, all),
    ...(isPublishable(byMachine) && isPublishable(cases.length - byMachine) && { byMachine }),
    ...(papers.length >= fewestCases && { paper: nearestRank(0.5, sortedMinutes(papers)) }),
  }
}

const officeOf = ({ office = '' }: HandledCase) => office
const templateOf = ({ template }: HandledCase) => template

/** The cases whose office and template have at least five each. The others are not in the totals either, where subtraction could reveal them. */
function publishable(cases: readonly HandledCase[]): readonly HandledCase[] {
  const [offices, templates] = [groupBy(cases, officeOf), groupBy(cases, templateOf)]
  const isMany = (group: readonly HandledCase[] = []) => group.length >= fewestCases
  const kept = cases.filter((one) => isMany(offices.get(officeOf(one))) && isMany(templates.get(templateOf(one))))
  return kept.length === cases.length ? cases : publishable(kept)
}

function reasonsOf(cases: readonly HandledCase[]): Pick<ProcessingTimes, 'reasons' | 'otherReasons'> {
  const known = cases.filter(({ reason }) => reason !== undefined)
  const counted = [...groupBy(known, ({ reason }) => reason ?? '')].map(([code, { length }]) => ({
    code,
    cases: length,
  }))
  counted.sort((one, other) => other.cases - one.cases || (one.code < other.code ? -1 : 1))
  const reasons = counted.filter((one) => one.cases >= fewestCases)
  const othersBut = (shown: number) => counted.slice(shown).reduce((sum, one) => sum + one.cases, 0)
  // A small remainder could be found by subtraction, so the rarest named reason is added to it.
  if (!isPublishable(othersBut(reasons.length))) reasons.pop()
  const others = othersBut(reasons.length)
  return { reasons, ...(others >= fewestCases && { otherReasons: others }) }
}

type Named = Pick<z.infer<typeof groupSchema>, 'code' | 'name'>

/** [EXP-13] The times of the cases that were approved in a period, with a row for each requested office and template. */
export function processingTimes(
  handled: readonly HandledCase[],
  period: Pick<ProcessingTimes, 'from' | 'to'>,
  asked: { readonly offices: readonly Named[]; readonly templates: readonly Named[] },
): ProcessingTimes {
  const cases = publishable(handled)
  const [offices, templates] = [groupBy(cases, officeOf), groupBy(cases, templateOf)]
  const rows = (named: readonly Named[], groups: ReadonlyMap<string, readonly HandledCase[]>) =>
    named.map((one) => {
      const figures = figuresOf(groups.get(one.code) ?? [])
      return { ...one, ...(figures && { figures }) }
    })
  const [total, withoutOffice] = [figuresOf(cases), figuresOf(offices.get('') ?? [])]
  return {
    ...period,
    ...(total && { total }),
    offices: rows(asked.offices, offices),
    ...(withoutOffice && { withoutOffice }),
    templates: rows(asked.templates, templates),
    ...reasonsOf(cases),
  }
}
