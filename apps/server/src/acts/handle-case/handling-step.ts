import type { Handling } from '@eksport/api'
import type { Actor } from '@eksport/domain'
import type { ApplicationDocument } from '../../db/application-document.ts'
import type { StoredApplication } from '../../db/stored-application.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { ActiveSession } from '../../session/active-session.ts'

/** What a step of handling works on: the held application, who acts, and what they wrote. */
export interface HandlingCommand {
  readonly tx: Transaction
  readonly deps: Deps
  readonly session: ActiveSession
  readonly stored: StoredApplication
  readonly handling: Handling
  readonly actor: Actor
  readonly now: Date
}

/** What one kind of handling does beyond the new status: changes of the document and rows beside it, in the same transaction. */
export type HandlingStep = (command: HandlingCommand) => Promise<ApplicationDocument>

/** The officer as the case names them. */
export function officerOf({ session }: HandlingCommand): NonNullable<ApplicationDocument['caseworker']> {
  const { id, name, office } = session.person
  return { id, name, ...(office === undefined ? {} : { office }) }
}
