import type { getStatistics } from '@eksport/api'
import { beginOfWeeks, type NamedList, type Statistics, statisticsOf, today } from '@eksport/domain'
import { addDays } from '@eksport/forms'
import { countedSpan, placesSince, weeksSince } from '../db/repositories/daily-totals.ts'
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

/** [ADM-09] The figures of the weeks up to yesterday, from the stored daily and weekly totals. */
export async function statisticsNow({ tx, session, deps, now, query }: Asked): Promise<Statistics> {
  requireRight(session, 'read-statistics')
  const { weeks, ...filter } = query
  const yesterday = addDays(today(now.toISOString()), -1)
  const from = beginOfWeeks(yesterday, weeks)
  const counted = await countedSpan(tx, from, yesterday)
  const rows = await weeksSince(tx, from, filter)
  const places = await placesSince(tx, from)
  const named = (list: NamedList, codes: readonly string[]) =>
    codes.map((code) => {
      const { nb = code, nn = code, en = code } = deps.lookups.name(list, code) ?? {}
      return { code, name: { nb, nn, en } }
    })
  return {
    ...statisticsOf(rows, { from, counted, filter }),
    names: {
      offices: named('certificate-offices', places.office),
      templates: named('certificate-templates', places.template),
      countries: named('countries', places.country),
    },
  }
}
