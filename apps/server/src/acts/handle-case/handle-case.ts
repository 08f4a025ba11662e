import type { Handling } from '@eksport/api'
import { eventOfAction, type StatusEvent } from '@eksport/domain'
import { matchesApproval } from '../../application/final-certificate.ts'
import { holdOrRefuse } from '../../application/load.ts'
import { recordChange } from '../../application/record-change.ts'
import { replacementContext } from '../../application/replacement-context.ts'
import { checkStored } from '../../application/rule-check.ts'
import { supportedActions } from '../../application/supported-actions.ts'
import { transitionContext } from '../../application/transition-context.ts'
import { livingStatus, tryEvent } from '../../application/try-event.ts'
import type { ApplicationDocument } from '../../db/application-document.ts'
import { findApplication } from '../../db/repositories/applications.ts'
import { readFlags } from '../../db/repositories/flags.ts'
import type { StoredApplication } from '../../db/stored-application.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { type ActiveSession, actorsOf } from '../../session/active-session.ts'
import type { HandlingStep } from './handling-step.ts'
import { handlingSteps } from './steps.ts'

export interface HandleCase {
  readonly tx: Transaction
  readonly deps: Deps
  readonly session: ActiveSession
  readonly referenceNumber: number
  readonly version: number
  readonly handling: Handling
  readonly now: Date
}

function stepOf({ action }: Handling): { event: StatusEvent; step: HandlingStep } {
  const event = supportedActions.caseworker.has(action) ? eventOfAction[action] : undefined
  const step = event === undefined ? undefined : handlingSteps[event]
  if (event === undefined || step === undefined) {
    throw new Refusal('TRANSITION_REFUSED', { reason: 'not-possible' })
  }
  return { event, step }
}

/** What the officer wrote and ticked, as facts of the history entry; the words that others read stand in entries of their own. */
function factsOf({ action: _action, message: _message, reason: _reason, ...facts }: Handling): Record<string, unknown> {
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined))
}

async function originalOf(tx: Transaction, { originalApplicationReference }: ApplicationDocument) {
  if (originalApplicationReference === undefined) return undefined
  return (await findApplication(tx, originalApplicationReference))?.document
}

/** [STA-08] One act of an officer: the table decides, the step does the rest, all in one transaction. */
export async function handleCase(command: HandleCase): Promise<StoredApplication> {
  const { tx, deps, session, handling, now } = command
  const { event, step } = stepOf(handling)
  const stored = await holdOrRefuse(tx, command.referenceNumber, command.version)
  const { document } = stored
  const { action: _, ...input } = handling
  const context = transitionContext(deps.referenceData, document.certificateTemplate, await readFlags(tx), {
    validation: checkStored(deps.referenceData, document, now),
    ...(event === 'sign' ? { documentMatchesSnapshot: await matchesApproval(tx, document) } : {}),
    ...(stored.statusBeforeCancellation === undefined
      ? {}
      : { statusBeforeCancellation: stored.statusBeforeCancellation }),
    ...replacementContext(document, await originalOf(tx, document)),
    input,
  })
  const allowed = tryEvent(document, event, actorsOf(session), context)
  const changed = await step({ tx, deps, session, stored, handling, actor: allowed.actor, now })
  const facts = factsOf(handling)
  return recordChange(
    tx,
    stored,
    { document: changed, event, to: livingStatus(allowed), actor: allowed.actor, reason: handling.reason, facts },
    now,
  )
}
