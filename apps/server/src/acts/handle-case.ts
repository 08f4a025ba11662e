import type { Handling } from '@eksport/api'
import { relevantDocument } from '@eksport/domain/templates'
import { deliveryContext } from '../application/delivery.ts'
import { drawOnPaper } from '../application/draw-on-paper.ts'
import { type DrawnCertificate, drawApproved, matchesApproval } from '../application/final-certificate.ts'
import { holdOrRefuse } from '../application/load.ts'
import { recordChange } from '../application/record-change.ts'
import { replacementContext } from '../application/replacement-context.ts'
import { checkStored } from '../application/rule-check.ts'
import { transitionContext } from '../application/transition-context.ts'
import { livingStatus, tryEvent } from '../application/try-event.ts'
import type { ApplicationDocument } from '../db/application-document.ts'
import { findApplication } from '../db/repositories/applications.ts'
import { readFlags } from '../db/repositories/flags.ts'
import type { StoredApplication } from '../db/stored-application.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { carryOut } from '../effects/effects.ts'
import { issueDelivered } from '../effects/issue-delivered.ts'
import { actorsOf } from '../session/active-session.ts'
import type { ApplicationCommand } from './application-command.ts'

export interface HandleCase extends ApplicationCommand {
  readonly handling: Handling
  /** Files of a question, looked through already. */
  readonly files?: readonly File[]
  /** What `drawForHandling` drew. */
  readonly drawn: DrawnCertificate | undefined
}

type Early = Omit<HandleCase, 'tx' | 'drawn' | 'files' | 'version' | 'deps'> & {
  readonly deps: Pick<Deps, 'transactions' | 'lookups' | 'documents' | 'verification' | 'referenceData'>
}

/** [CRT-13] The certificate that an act will keep, drawn before its transaction: one who signs puts their own name under it. */
export async function drawForHandling(early: Early): Promise<DrawnCertificate | undefined> {
  const { deps, session, referenceNumber, handling, now } = early
  if (handling.action !== 'sign' && handling.action !== 'print') return undefined
  const { name, office, roles } = session.person
  const certifier = {
    name,
    role: handling.action === 'sign' && roles.includes('V') ? 'V' : 'B',
    ...(office === undefined ? {} : { office }),
  } as const
  return handling.action === 'sign'
    ? drawApproved(deps, { referenceNumber, now, certifier })
    : drawOnPaper(deps, { session, referenceNumber, now, certifier })
}

/** What the officer wrote and ticked, as facts of the history entry; the words that others read stand in entries of their own. */
function factsOf({ action: _action, message: _message, reason: _reason, ...facts }: Handling): Record<string, unknown> {
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined))
}

const onPaper: ReadonlySet<Handling['action']> = new Set(['print', 'confirm-print', 'void-print'])

/** [CRT-15] The sheets that an act was about: those that are printed on, and those that were before it voided them. */
function sheetsOf(action: Handling['action'], before: ApplicationDocument, after: ApplicationDocument) {
  return onPaper.has(action) ? { paperSerial: after.paperSerial ?? before.paperSerial } : {}
}

async function originalOf(tx: Transaction, { originalApplicationReference }: ApplicationDocument) {
  if (originalApplicationReference === undefined) return undefined
  const original = await findApplication(tx, originalApplicationReference)
  return original && relevantDocument(original.document)
}

/** [STA-08] One act of an officer: the table decides and names what follows, all in one transaction. */
export async function handleCase(command: HandleCase): Promise<StoredApplication> {
  const { tx, deps, session, handling, drawn, now } = command
  const stored = await holdOrRefuse(tx, command.referenceNumber, command.version)
  const { document } = stored
  const { action: event, ...input } = handling
  const context = transitionContext(deps.referenceData, document.certificateTemplate, await readFlags(tx), {
    validation: checkStored(deps.referenceData, document, now),
    ...(await deliveryContext(tx, document)),
    ...(event === 'sign' ? { documentMatchesSnapshot: await matchesApproval(tx, document) } : {}),
    ...(stored.statusBeforeCancellation === undefined
      ? {}
      : { statusBeforeCancellation: stored.statusBeforeCancellation }),
    ...replacementContext(relevantDocument(document), await originalOf(tx, document)),
    input,
  })
  const allowed = tryEvent(document, event, actorsOf(session), context)
  const { actor, effects } = allowed
  const to = livingStatus(allowed)
  const changed = await carryOut(effects, {
    tx,
    deps,
    person: session.person,
    stored,
    actor,
    event,
    to,
    input,
    now,
    ...(command.files && { files: command.files }),
    ...(drawn && { drawn }),
  })
  const facts = { ...factsOf(handling), ...sheetsOf(event, document, changed) }
  const change = { document: changed, event, to, actor, reason: handling.reason, facts }
  const after = await recordChange(tx, stored, change, now)
  return event === 'sign' ? issueDelivered(command, after, context) : after
}
