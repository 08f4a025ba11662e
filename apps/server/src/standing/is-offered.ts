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
 * Whether an officer may do this to a case now, checked before the documents it needs are drawn. If not, nothing is
 * drawn, and the act itself gives the refusal.
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
