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
  /** The name of the audit event. */
  readonly action: string
  readonly requestId: string
}

/** The application that a link gives access to. */
export interface OpenedLink {
  readonly tx: Transaction
  readonly link: CustomerLinkRow
  readonly stored: StoredApplication
  readonly now: Date
}

/**
 * [EXP-12] Runs work for the visitor of a link, in one transaction with its audit event. An expired, ended or unknown
 * link and one to a deleted draft get the same refusal.
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
