import { beginOfWeeks, countDay, osloEpoch, statisticsWeeks, today } from '@eksport/domain'
import { addDays } from '@eksport/forms'
import { z } from 'zod'
import { eventsBetween, firstSentDay, keepDay, lastCountedDay } from '../db/repositories/daily-totals.ts'
import { policyForCounting } from '../reference-data/offices.ts'
import { createAttempts } from './attempts.ts'
import { defineJob, type WorkerDeps } from './job.ts'

type Counting = Pick<WorkerDeps, 'transactions' | 'referenceData' | 'now' | 'report'>

const system = { audience: 'system' } as const
/** Transactions that started before midnight have ended after this time. */
const graceMs = 10 * 60_000

const startOf = (day: string) => new Date(osloEpoch(day, '00:00') ?? Number.NaN)

const later = (one: string, other: string) => (one < other ? other : one)

/** The past days that are not counted, as far back as the statistics go. */
async function uncountedDays({ transactions }: Counting, end: string): Promise<string[]> {
  const oldest = beginOfWeeks(end, Math.max(...statisticsWeeks))
  const first = await transactions.run(system, async (tx) => {
    const last = await lastCountedDay(tx)
    return last === undefined ? firstSentDay(tx) : addDays(last, 1)
  })
  const days: string[] = []
  if (first === undefined) return days
  for (let day = later(first, oldest); day < end; day = addDays(day, 1)) days.push(day)
  return days
}

/** [ADM-09] Counts each past day once, so that the statistics are summed up from days instead of all applications. */
export async function countPastDays(deps: Counting): Promise<void> {
  const end = today(new Date(deps.now().getTime() - graceMs).toISOString())
  const attempts = createAttempts(deps.report)
  for (const day of await uncountedDays(deps, end))
    await attempts.each(`count-days ${day}`, () =>
      deps.transactions.run(system, async (tx) => {
        const [from, to] = [startOf(day), startOf(addDays(day, 1))]
        const isWithin = (moment: string) => Date.parse(moment) >= from.getTime() && Date.parse(moment) < to.getTime()
        const policy = (office: string) => policyForCounting(deps.referenceData, office)
        await keepDay(tx, day, countDay(await eventsBetween(tx, from, to), { isWithin, policy }))
      }),
    )
  attempts.end()
}

export const countDays = defineJob(z.unknown(), countPastDays)
