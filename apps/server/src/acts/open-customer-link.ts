import { findApplication } from '../db/repositories/applications.ts'
import { appendAudit } from '../db/repositories/audit-events.ts'
import { type CustomerLinkRow, findOpenLink } from '../db/repositories/customer-links.ts'
import type { StoredApplication } from '../db/stored-application.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../refusals/refusal.ts'
import { hashOf } from '../session/secret.ts'

interface Opening {
  readonly token: string
  /** For the audit event. */
  readonly action: string
  readonly requestId: string
}

/** What somebody who came by a link may act on: one application, and no other. */
export interface OpenedLink {
  readonly tx: Transaction
  readonly link: CustomerLinkRow
  readonly stored: StoredApplication
  readonly now: Date
}

/**
 * [EXP-12] Does something for whoever has a link, in one transaction with its audit event. A link that is over, one that was ended, one
 * that never was and one to a draft that is deleted are refused alike.
 */
export async function openCustomerLink<Result>(
  { transactions, now: clock }: Pick<Deps, 'transactions' | 'now'>,
  { token, action, requestId }: Opening,
  work: (opened: OpenedLink) => Promise<Result>,
): Promise<Result> {
  const now = clock()
  return transactions.run({ audience: 'system' }, async (tx) => {
    const link = await findOpenLink(tx, hashOf(token), now)
    const stored = link && (await findApplication(tx, link.referenceNumber))
    if (link === undefined || stored === undefined) throw new Refusal('NOT_FOUND')
    const result = await work({ tx, link, stored, now })
    const { referenceNumber, organisationNumber, id } = link
    const by = { personId: null, organisationNumber, referenceNumber }
    await appendAudit(tx, { ...by, time: now, action, outcome: 'DONE', requestId, details: { customerLink: id } })
    return result
  })
}
