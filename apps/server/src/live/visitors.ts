import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/transaction.ts'
import type { Visit } from './change.ts'
import type { Changes } from './listen.ts'

/** A visit that is not repeated for this long has ended, in milliseconds. */
const goneAfter = 45_000

type Shown = Pick<Visit, 'visit' | 'referenceNumber' | 'visitor' | 'since'>

export interface Visitors {
  /** Who has the case open and since when, without this person. */
  readonly of: (referenceNumber: number, personId: string) => readonly Pick<Visit, 'visitor' | 'since'>[]
  /** The same for all cases, each colleague once per case. */
  readonly ofAll: (personId: string) => readonly Pick<Visit, 'referenceNumber' | 'visitor' | 'since'>[]
  readonly knows: (visit: string) => boolean
}

/**
 * [CW-06] Which officers have which cases open, from changes that the database sends to every process. Only kept in
 * memory, and in no table or log; after a start it fills as pages repeat their visits.
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

/** Notifies all processes when the transaction commits. */
export async function tellVisit(tx: Transaction, visit: Visit): Promise<void> {
  const payload = sql`json_build_object('transaction', pg_current_xact_id()::text::bigint)::jsonb || ${JSON.stringify(visit)}::jsonb`
  await tx.execute(sql`select pg_notify('eksport_changes', (${payload})::text)`)
}
