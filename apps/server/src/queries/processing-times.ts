import { handledCase, type NamedList, type ProcessingTimes, policyOf, processingTimes, today } from '@eksport/domain'
import { addDays, osloEpoch } from '@eksport/forms'
import { approvedBetween } from '../db/repositories/handled-cases.ts'
import type { Deps } from '../deps.ts'
import { offices, policiesOf } from '../reference-data/offices.ts'

/** Days that the times are of: the last whole ones. */
const days = 28

type Given = Pick<Deps, 'transactions' | 'referenceData' | 'lookups'>

async function timesBefore({ transactions, referenceData, lookups }: Given, day: string): Promise<ProcessingTimes> {
  const period = { from: addDays(day, -days), to: addDays(day, -1) }
  const [start, end] = [period.from, day].map((date) => new Date(osloEpoch(date, '00:00') ?? Number.NaN))
  if (start === undefined || end === undefined) throw new TypeError(`${day} is no day`)
  const stored = await transactions.run({ audience: 'system' }, (tx) => approvedBetween(tx, start, end), {
    isReadOnly: true,
  })
  const open = offices(referenceData, true).map(({ code }) => code)
  const policies = policiesOf(referenceData)
  const handled = stored.flatMap(({ template, office, history }) => {
    // What is fetched nowhere is counted in the hours of the office that comes first.
    const policy = policyOf(policies, office ?? open[0] ?? '')
    const found = handledCase(history, { template, ...(office !== null && { office }), policy })
    // An approval that was taken back and given again counts on the day of the first one.
    return found !== undefined && Date.parse(found.approvedAt) >= start.getTime() ? [found] : []
  })
  const named = (list: NamedList) => (code: string) => {
    const { nb = code, nn = code, en = code } = lookups.name(list, code) ?? {}
    return { code, name: { nb, nn, en } }
  }
  return processingTimes(handled, period, {
    offices: open.map(named('certificate-offices')),
    templates: [...new Set(handled.map(({ template }) => template))].sort().map(named('certificate-templates')),
  })
}

const known = new WeakMap<Deps['transactions'], { readonly day: string; readonly times: Promise<ProcessingTimes> }>()

/** [EXP-13] The times of the 28 days before today, counted once a day: anybody may ask, and what is past stays as it is. */
export function processingTimesNow(deps: Given, now: Date): Promise<ProcessingTimes> {
  const day = today(now.toISOString())
  const before = known.get(deps.transactions)
  if (before?.day === day) return before.times
  const times = timesBefore(deps, day)
  known.set(deps.transactions, { day, times })
  // What failed is counted again when somebody asks next; who waits for it now hears of it.
  times.catch(() => known.delete(deps.transactions))
  return times
}
