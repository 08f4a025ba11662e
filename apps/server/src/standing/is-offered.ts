import { type ApplicationAction, statusSubject } from '@eksport/domain'
import type { Deps } from '../deps.ts'
import type { ActiveSession } from '../session/active-session.ts'
import { readOrRefuse } from './load.ts'
import { offeredActions } from './offered-actions.ts'
import { standingOf } from './standing.ts'

interface Asking {
  readonly deps: Pick<Deps, 'transactions' | 'referenceData'>
  readonly session: ActiveSession
  readonly referenceNumber: number
  readonly now: Date
}

/**
 * Whether an officer may do something with a case now, asked before what it needs is drawn: what may not be done is refused by the
 * act itself, in its own words, and nothing is drawn for it.
 */
export function isOffered(
  { deps, session, referenceNumber, now }: Asking,
  action: ApplicationAction,
): Promise<boolean> {
  const { transactions, referenceData } = deps
  return transactions.run({ audience: 'caseworker' }, async (tx) => {
    const stored = await readOrRefuse(tx, referenceNumber)
    const { certificateTemplate } = stored.document
    const subject = { ...statusSubject(stored.document), certificateTemplate }
    return offeredActions(session, subject, await standingOf({ tx, referenceData, now }, stored)).includes(action)
  })
}
