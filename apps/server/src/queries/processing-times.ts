import { handledCase, type NamedList, type ProcessingTimes, policyOf, processingTimes, today } from '@eksport/domain'
import { addDays, osloEpoch } from '@eksport/forms'
import type { ReferenceData } from '../db/reference-data/read-reference-data.ts'
import { approvedBetween } from '../db/repositories/handled-cases.ts'
import type { Deps } from '../deps.ts'
import { offices, policiesOf } from '../reference-data/offices.ts'

/** Days that the times are of: the last whole ones. */
const days = 28

type Given = Pick<Deps, 'transactions' | 'referenceData' | 'lookups'>

async function timesBefore({ transactions, referenceData, lookups }: Given, day: string): Promise<ProcessingTimes> {
  const period = { from: addDays(day, -days), to: addDays(day, -1) }
  const [start, end] = [osloEpoch(period.from, '00:00'), osloEpoch(day, '00:00')]
  if (start === undefined || end === undefined) throw new TypeError(`${day} is no day`)
  const approved = [new Date(start), new Date(end)] as const
  const stored = await transactions.run({ audience: 'system' }, (tx) => approvedBetween(tx, ...approved), {
    isReadOnly: true,
  })
  const all = offices(referenceData, false)
  const first = all.find(({ active }) => active) ?? all[0]
  const policies = policiesOf(referenceData)
  const handled = stored.flatMap(({ template, office, history }) => {
    // What is fetched nowhere is counted in the hours of the office that comes first.
    const policy = policyOf(policies, office ?? first?.code ?? '')
    const found = handledCase(history, { template, ...(office !== null && { office }), policy })
    // An approval that was taken back and given again counts on the day of the first one.
    return found !== undefined && Date.parse(found.approvedAt) >= start ? [found] : []
  })
  const named = (list: NamedList) => (code: string) => {
    const { nb = code, nn = code, en = code } = lookups.name(list, code) ?? {}
    return { code, name: { nb, nn, en } }
  }
  return processingTimes(handled, period, {
    // One that has closed since has cases in every sum.
    offices: all
      .filter(({ active, code }) => active || handled.some(({ office }) => office === code))
      .map(({ code }) => named('certificate-offices')(code)),
    templates: [...new Set(handled.map(({ template }) => template))].sort().map(named('certificate-templates')),
  })
}

interface Counted {
  readonly day: string
  readonly revision: ReferenceData['revision']
  readonly times: Promise<ProcessingTimes>
}

const known = new WeakMap<Deps['transactions'], Counted>()

/** [EXP-13] The times of the 28 days before today, counted once a day and for each state of the lists: anybody may ask. */
export function processingTimesNow(deps: Given, now: Date): Promise<ProcessingTimes> {
  const day = today(now.toISOString())
  const before = known.get(deps.transactions)
  const { revision } = deps.referenceData
  if (before?.day === day && before.revision === revision) return before.times
  const times = timesBefore(deps, day)
  known.set(deps.transactions, { day, revision, times })
  // What failed is counted again when somebody asks next; who waits for it now hears of it.
  times.catch(() => known.get(deps.transactions)?.times === times && known.delete(deps.transactions))
  return times
}
