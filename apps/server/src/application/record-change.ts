import { type Actor, type ApplicationStatus, retirementIn } from '@eksport/domain'
import type { ApplicationDocument } from '../db/application-document.ts'
import { updateApplication } from '../db/repositories/applications.ts'
import { retireIssue } from '../db/repositories/certificate-issues.ts'
import { appendHistory } from '../db/repositories/history.ts'
import type { StoredApplication } from '../db/stored-application.ts'
import type { Transaction } from '../db/transaction.ts'
import { recall } from './delivery.ts'

export interface Change {
  readonly document: ApplicationDocument
  readonly event: string
  readonly to: ApplicationStatus
  readonly actor: Actor
  readonly reason?: string | undefined
  readonly facts?: Readonly<Record<string, unknown>>
  readonly statusBeforeCancellation?: ApplicationStatus
}

const roleOf = ({ role }: Actor) => (role === 'I' ? 'INNSENDER' : role === 'S' ? 'SYSTEM' : 'BEHANDLER')

/** The history entry of an event; `from` is absent for the first. */
export async function recordEvent(
  tx: Transaction,
  stored: StoredApplication,
  from: ApplicationStatus | null,
  { event, to, actor, reason, facts }: Omit<Change, 'document' | 'to'> & { readonly to: ApplicationStatus | 'deleted' },
  now: Date,
): Promise<void> {
  await appendHistory(tx, {
    referenceNumber: stored.document.referenceNumber,
    organisationNumber: stored.organisationNumber,
    event,
    fromStatus: from,
    toStatus: to,
    actorRole: roleOf(actor),
    actorId: actor.id,
    actorName: actor.name,
    reason: reason ?? null,
    version: stored.document.version,
    time: now,
    facts: facts ?? null,
  })
}

/** [CRT-09] [CRT-14] Whatever led here: an issue is valid only while its application has the status of a certificate, and its receiver is told. */
async function retireWhatEnded(tx: Transaction, { document }: StoredApplication, now: Date): Promise<void> {
  const { referenceNumber, applicationStatus, replacedByApplicationReferences = [] } = document
  const as = retirementIn(applicationStatus, replacedByApplicationReferences.length > 0)
  if (as === undefined) return
  const successorReference = as === 'REPLACED' ? replacedByApplicationReferences.at(-1) : undefined
  const issue = await retireIssue(tx, referenceNumber, { as, at: now, successorReference })
  if (issue !== undefined) await recall(tx, issue, as, now)
}

/** [SEC-05] Writes the changed application under its next version, with its history entry. The caller holds the row. */
export async function recordChange(
  tx: Transaction,
  before: StoredApplication,
  change: Change,
  now: Date,
): Promise<StoredApplication> {
  const after: StoredApplication = {
    ...before,
    statusBeforeCancellation: change.statusBeforeCancellation ?? before.statusBeforeCancellation,
    document: { ...change.document, applicationStatus: change.to, version: before.document.version + 1 },
  }
  await updateApplication(tx, after, now)
  if (change.to !== before.document.applicationStatus) await retireWhatEnded(tx, after, now)
  await recordEvent(tx, after, before.document.applicationStatus, change, now)
  return after
}
