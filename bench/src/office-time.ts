import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { officeDay } from '@eksport/domain'
import { officePolicy } from '@eksport/domain/testing'
import { addDays } from '@eksport/forms'
import { report, shortest } from './report.ts'

const offices = JSON.parse(readFileSync(join(import.meta.dirname, '../../data/certificate-offices.json'), 'utf8')) as {
  readonly code: string
}[] // the reference data of the product
const policies = offices.map(({ code }) => officePolicy(code))
const now = '2026-11-20T12:00:00+01:00'
const first = '2026-11-21'

const dates = Array.from({ length: 365 }, (_, day) => addDays(first, day))

/** Every day of the offices from the first one on, seen from a moment. */
function ask(days: number, count: number, moment: string): number {
  let slots = 0
  for (const policy of policies.slice(0, count)) {
    for (const date of dates.slice(0, days)) slots += officeDay(policy, date, moment).slots.length
  }
  return slots
}

/** Each round from another second, so that nothing is remembered. */
function time(days: number, count: number): number {
  const askOnce = (round: number) => {
    const moment = now.replace(':00+', `:${String(round % 60).padStart(2, '0')}+`)
    if (ask(days, count, moment) < days) throw new Error('the offices were never open')
  }
  return shortest(askOnce, { warmUps: 30, rounds: 60 })
}

if (import.meta.main) {
  const isWithin = report([
    { name: 'one month of an office', value: time(31, 1), limit: 1, unit: 'ms' },
    { name: `a year of ${policies.length} offices`, value: time(365, policies.length), limit: 20, unit: 'ms' },
  ])
  process.exitCode = isWithin ? 0 : 1
}
