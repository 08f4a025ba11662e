import type { Actor, ApplicationStatus } from '@eksport/domain'
import type { ApplicationDocument } from '../db/application-document.ts'
import { updateApplication } from '../db/repositories/applications.ts'
import { appendHistory } from '../db/repositories/history.ts'
import type { StoredApplication } from '../db/stored-application.ts'
import type { Transaction } from '../db/transaction.ts'

/** An entry of the history: what happened, by whom, with its facts. */
interface Entry {
  readonly event: string
  readonly to: ApplicationStatus | 'deleted'
  readonly actor: Actor
  readonly reason?: string | undefined
  readonly facts?: Readonly<Record<string, unknown>>
}

export interface Change extends Entry {
  readonly to: ApplicationStatus
  readonly document: ApplicationDocument
  readonly statusBeforeCancellation: ApplicationStatus | undefined
}

const roleOf = ({ role }: Actor) => (role === 'I' ? 'INNSENDER' : role === 'S' ? 'SYSTEM' : 'BEHANDLER')

/** Adds the history entry of an event; `from` is missing in the first. */
export async function recordEvent(
  tx: Transaction,
  stored: StoredApplication,
  from: ApplicationStatus | null,
  { event, to, actor, reason, facts }: Entry,
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

/** [SEC-05] Stores the changed application under its next version, with its history entry. The caller holds the row. */
export async function recordChange(
  tx: Transaction,
  before: StoredApplication,
  change: Change,
  now: Date,
): Promise<StoredApplication> {
  const after: StoredApplication = {
    ...before,
    statusBeforeCancellation: change.statusBeforeCancellation,
    updatedAt: now,
    document: { ...change.document, applicationStatus: change.to, version: before.document.version + 1 },
  }
  await updateApplication(tx, after, now)
  await recordEvent(tx, after, before.document.applicationStatus, change, now)
  return after
}
