import type { OfficePolicy } from '../../values/office-time/office-policy.ts'
import { approvals, type CaseStep, handledCase } from './handled-case.ts'

/** The dimensions of the statistics. The office is an empty text where nothing is picked up; all three are for paper that belonged to no case. */
export interface TotalsPlace {
  readonly office: string
  readonly template: string
  readonly country: string
}

/** [ADM-09] What happened on one day at an office, with a template and a country; minutes are whole minutes of opening hours. */
export interface DailyTotals extends TotalsPlace {
  /** For each case that was decided for the first time: from its sending, without the time its exporter took to answer. */
  minutes: number[]
  byMachine: number
  refused: number
  /** How many of the decided cases had a question. */
  asked: number
  /** Cases that a person decided, by the first reason why. */
  reasons: Record<string, number>
  /** For each case whose paper was ready: from its sending, as above. */
  paperMinutes: number[]
  overdue: number
  spoiltSheets: number
  refusedDeliveries: number
}

/** A case to which something happened on a day, with its history in order. */
export interface CaseOfDay extends TotalsPlace {
  readonly history: readonly CaseStep[]
}

/** The stored events of a day. The cases may include some to which nothing relevant happened. */
export interface EventsOfDay {
  readonly cases: readonly CaseOfDay[]
  readonly spoiltSheets: readonly (TotalsPlace & { readonly count: number })[]
  readonly refusedDeliveries: readonly (TotalsPlace & { readonly count: number })[]
}

interface Counting {
  readonly isWithin: (moment: string) => boolean
  readonly policy: (office: string) => OfficePolicy
}

const decisions = [...approvals, 'refuse']

const nothing = () => ({ byMachine: 0, refused: 0, asked: 0, overdue: 0, spoiltSheets: 0, refusedDeliveries: 0 })

function countCase(
  totals: DailyTotals,
  { history, office, template }: CaseOfDay,
  { isWithin, policy }: Counting,
): void {
  totals.overdue += history.filter(({ event, time }) => event === 'deadline-passed' && isWithin(time)).length
  const handled = handledCase(history, { template, policy: policy(office) }, decisions)
  if (handled === undefined) return
  const { decidedAt, minutes, byMachine, reason, paperAt, paperMinutes = 0 } = handled
  const decided = history.findIndex(({ event, time }) => time === decidedAt && decisions.includes(event))
  const isRefused = history[decided]?.event === 'refuse'
  if (!isRefused && paperAt !== undefined && isWithin(paperAt))
    totals.paperMinutes.push(Math.ceil(minutes + paperMinutes))
  if (!isWithin(decidedAt)) return
  totals.minutes.push(Math.ceil(minutes))
  totals.byMachine += Number(byMachine)
  totals.refused += Number(isRefused)
  totals.asked += Number(history.slice(0, decided).some(({ event }) => event === 'request-clarification'))
  if (reason !== undefined) totals.reasons[reason] = (totals.reasons[reason] ?? 0) + 1
}

/** [ADM-09] The totals of one day, with each event on the day on which it happened, so that a past day does not change. */
export function countDay({ cases, spoiltSheets, refusedDeliveries }: EventsOfDay, counting: Counting): DailyTotals[] {
  const all = new Map<string, DailyTotals>()
  const totalsOf = ({ office, template, country }: TotalsPlace) => {
    const key = JSON.stringify([office, template, country])
    const known = all.get(key) ?? {
      office,
      template,
      country,
      minutes: [],
      reasons: {},
      paperMinutes: [],
      ...nothing(),
    }
    all.set(key, known)
    return known
  }
  for (const one of cases) countCase(totalsOf(one), one, counting)
  for (const { count, ...place } of spoiltSheets) totalsOf(place).spoiltSheets += count
  for (const { count, ...place } of refusedDeliveries) totalsOf(place).refusedDeliveries += count
  return [...all.values()]
}
