import type { Actor, ApplicationStatus, StatusEvent, TransitionInput } from '@eksport/domain'
import type { DrawnCertificate } from '../application/final-certificate.ts'
import type { ApplicationDocument } from '../db/application-document.ts'
import type { StoredApplication } from '../db/stored-application.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import type { ActiveSession } from '../session/active-session.ts'

/** Who acts, as the case and its documents name them. */
export type ActingPerson = Pick<ActiveSession['person'], 'id' | 'name' | 'office'>

/** What an effect works on: the held application, who acts, what they wrote, and where it leads. */
export interface EffectCommand {
  readonly tx: Transaction
  readonly deps: Pick<Deps, 'signer' | 'referenceData'>
  readonly person: ActingPerson
  readonly stored: StoredApplication
  readonly actor: Actor
  readonly event: StatusEvent
  readonly to: ApplicationStatus
  readonly input: TransitionInput
  /** Files that came with what was written, looked through already. */
  readonly files?: readonly File[]
  /** The certificate, for an event that keeps it: drawn before the transaction began. */
  readonly drawn?: DrawnCertificate
  readonly now: Date
}

/** One effect of the status table, in the transaction of its act: rows beside the document, and the document as it is after it. */
export type EffectHandler = (command: EffectCommand, document: ApplicationDocument) => Promise<ApplicationDocument>

/** The officer as the case names them. */
export function officerOf({ person }: EffectCommand): NonNullable<ApplicationDocument['caseworker']> {
  const { id, name, office } = person
  return { id, name, ...(office === undefined ? {} : { office }) }
}
