import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/transaction.ts'
import type { Visit } from './change.ts'
import type { Changes } from './listen.ts'

/** Somebody who has not said again that they have a case open is gone after so many milliseconds. */
const goneAfter = 45_000

type Shown = Pick<Visit, 'visit' | 'referenceNumber' | 'visitor' | 'since'>

export interface Visitors {
  /** Who has the case open, without this person, since first. */
  readonly of: (referenceNumber: number, personId: string) => readonly Pick<Visit, 'visitor' | 'since'>[]
  /** The same of all cases: each colleague once a case. */
  readonly ofAll: (personId: string) => readonly Pick<Visit, 'referenceNumber' | 'visitor' | 'since'>[]
  readonly knows: (visit: string) => boolean
}

/**
 * [CW-06] Which officers have which case open, as every process hears it from the database. It is kept here alone and for as long as
 * it lasts: no table and no log has it, and a process that has just started knows it when pages have said it again.
 */
export function followVisitors(changes: Pick<Changes, 'subscribe'>, now: () => Date): Visitors {
  const visits = new Map<string, Shown & { readonly until: number }>()
  const drop = () => {
    for (const [name, { until }] of visits) if (until <= now().getTime()) visits.delete(name)
  }
  changes.subscribe((change) => {
    if (change === undefined || !('visit' in change)) return
    drop()
    if (change.isOver) visits.delete(change.visit)
    else visits.set(change.visit, { ...change, until: now().getTime() + goneAfter })
  })
  const ofAll: Visitors['ofAll'] = (personId) => {
    drop()
    const first = new Map<string, Shown>()
    for (const one of visits.values()) {
      const { referenceNumber, visitor, since } = one
      if (visitor.id === personId) continue
      const name = `${referenceNumber} ${visitor.id}`
      const earlier = first.get(name)
      if (earlier === undefined || since < earlier.since) first.set(name, one)
    }
    return [...first.values()].toSorted((one, other) => (one.since < other.since ? -1 : 1))
  }
  return {
    of: (referenceNumber, personId) => ofAll(personId).filter((one) => one.referenceNumber === referenceNumber),
    ofAll,
    knows: (visit) => visits.has(visit),
  }
}

/** Says it to all processes when the transaction is committed. */
export async function tellVisit(tx: Transaction, visit: Visit): Promise<void> {
  const payload = sql`json_build_object('transaction', pg_current_xact_id()::text::bigint)::jsonb || ${JSON.stringify(visit)}::jsonb`
  await tx.execute(sql`select pg_notify('eksport_changes', (${payload})::text)`)
}
