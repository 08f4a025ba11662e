import { osloEpoch, stopReasons, today } from '@eksport/domain'
import { addDays } from '@eksport/forms'
import { stoppedBetween } from '../db/repositories/stopped-cases.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'

type Given = Pick<Deps, 'transactions' | 'referenceData' | 'lookups'>

/** The last whole days before a day, and the moments at which they start and end. */
interface Period {
  readonly from: string
  readonly to: string
  readonly moments: readonly [Date, Date]
}

interface Counted<Figures> {
  readonly day: string
  readonly revision: Given['referenceData']['revision']
  readonly figures: Promise<Figures>
}

function periodBefore(day: string, days: number): Period {
  const from = addDays(day, -days)
  const [start, end] = [osloEpoch(from, '00:00'), osloEpoch(day, '00:00')]
  if (start === undefined || end === undefined) throw new TypeError(`${day} is no day`)
  return { from, to: addDays(day, -1), moments: [new Date(start), new Date(end)] }
}

/** Figures of the whole days before today, computed once per day and state of the reference data, because many ask for them. */
export function countedDaily<Stored, Figures>(
  days: number,
  read: (tx: Transaction, ...moments: readonly [Date, Date]) => Promise<Stored>,
  count: (stored: Stored, period: Period, deps: Given) => Figures,
): (deps: Given, now: Date) => Promise<Figures> {
  const known = new WeakMap<Given['transactions'], Counted<Figures>>()

  async function countBefore(deps: Given, day: string): Promise<Figures> {
    const period = periodBefore(day, days)
    const stored = await deps.transactions.run({ audience: 'system' }, (tx) => read(tx, ...period.moments), {
      isReadOnly: true,
    })
    return count(stored, period, deps)
  }

  return (deps, now) => {
    const day = today(now.toISOString())
    const before = known.get(deps.transactions)
    const { revision } = deps.referenceData
    if (before?.day === day && before.revision === revision) return before.figures
    const figures = countBefore(deps, day)
    known.set(deps.transactions, { day, revision, figures })
    // A failure is not cached: it reaches those who wait now, and the next caller tries again.
    figures.catch(() => known.get(deps.transactions)?.figures === figures && known.delete(deps.transactions))
    return figures
  }
}

/** [EXP-14] What applications were most often stopped for in the 365 days before today. */
export const stopReasonsNow = countedDaily(365, stoppedBetween, (stopped, { from, to }) =>
  stopReasons(stopped, { from, to }),
)
