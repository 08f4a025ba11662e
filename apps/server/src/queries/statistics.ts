import type { getStatistics } from '@eksport/api'
import { beginOfWeeks, type NamedList, type Statistics, statisticsOf, today } from '@eksport/domain'
import { addDays } from '@eksport/forms'
import { countedDays } from '../db/repositories/daily-totals.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import type { ActiveSession } from '../session/active-session.ts'
import { requireRight } from '../standing/require-right.ts'

interface Asked {
  readonly tx: Transaction
  readonly session: ActiveSession
  readonly deps: Pick<Deps, 'lookups'>
  readonly now: Date
  readonly query: ReturnType<typeof getStatistics.query.parse>
}

/** [ADM-09] The figures of the weeks up to yesterday, from what was counted of each day. */
export async function statisticsNow({ tx, session, deps, now, query }: Asked): Promise<Statistics> {
  requireRight(session, 'read-statistics')
  const { weeks, ...filter } = query
  const yesterday = addDays(today(now.toISOString()), -1)
  const from = beginOfWeeks(yesterday, weeks)
  const days = await countedDays(tx, from, yesterday)
  const all = days.flatMap(({ totals }) => totals)
  const named = (list: NamedList, codes: readonly string[]) =>
    [...new Set(codes)].sort().map((code) => {
      const { nb = code, nn = code, en = code } = deps.lookups.name(list, code) ?? {}
      return { code, name: { nb, nn, en } }
    })
  return {
    ...statisticsOf(days, { from, filter }),
    names: {
      offices: named(
        'certificate-offices',
        all.map(({ office }) => office),
      ),
      templates: named(
        'certificate-templates',
        all.map(({ template }) => template),
      ),
      countries: named(
        'countries',
        all.map(({ country }) => country),
      ),
    },
  }
}
