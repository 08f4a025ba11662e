import type { SendAnswer } from '@eksport/api'
import { type Actor, isOffered } from '@eksport/domain'
import { relevantDocument, templateOf } from '@eksport/domain/templates'
import { refuseIncomplete } from '../application/check-answers.ts'
import { contentHash } from '../application/content.ts'
import { feesFor } from '../application/fees.ts'
import { holdOrRefuse } from '../application/load.ts'
import { recordChange } from '../application/record-change.ts'
import { refuseLocked } from '../application/refuse-locked.ts'
import { checkStored, refuseCritical } from '../application/rule-check.ts'
import { tellAnswered } from '../application/tell-answered.ts'
import { newestVersion } from '../application/template-version.ts'
import { transitionContext } from '../application/transition-context.ts'
import { livingStatus, tryEvent } from '../application/try-event.ts'
import type { ApplicationDocument } from '../db/application-document.ts'
import { listAttachments } from '../db/repositories/files.ts'
import { readFlags } from '../db/repositories/flags.ts'
import { addJob } from '../db/repositories/jobs.ts'
import { insertMessage } from '../db/repositories/messages.ts'
import { insertSnapshot } from '../db/repositories/snapshots.ts'
import type { StoredApplication } from '../db/stored-application.ts'
import { carryOut } from '../effects/effects.ts'
import { actorsOf } from '../session/active-session.ts'
import type { ApplicationCommand } from './application-command.ts'

export interface SendApplication extends ApplicationCommand {
  readonly comment: string | undefined
}

const system: Actor = { role: 'S', id: 'system', name: 'Eksport' }

/** Row 10: what is sent again after a question is the answer to it. */
const isAnswer = ({ revision }: ApplicationDocument) => revision > 1

async function keepSubmission(
  { tx, now, comment, session }: SendApplication,
  { document, organisationNumber }: StoredApplication,
) {
  const { referenceNumber, version } = document
  const created = { referenceNumber, organisationNumber, createdAt: now }
  const receiptId = await insertSnapshot(tx, {
    ...created,
    kind: 'SUBMITTED',
    version,
    document,
    sha256: contentHash(document),
  })
  if (comment !== undefined && comment !== '') {
    const sender = { senderRole: 'INNSENDER', senderName: session.person.name } as const
    const messageType = isAnswer(document) ? 'APPLICATION_CLARIFICATION_RESPONSE' : 'APPLICATION_SUBMISSION_COMMENT'
    await insertMessage(tx, { ...created, messageType, message: comment, ...sender })
  }
  await addJob(tx, 'render-receipt', { snapshotId: receiptId, referenceNumber }, `receipt-${receiptId}`)
  return receiptId
}

/** Row 5: what needs nobody's judgement approves itself. */
async function tryApproveItself(
  command: SendApplication,
  sent: StoredApplication,
  context: Parameters<typeof isOffered>[3],
) {
  if (!isOffered(sent.document, 'auto-approve', system, context)) return sent
  const { tx, deps, now } = command
  const allowed = tryEvent(sent.document, 'auto-approve', [system], context)
  const { actor, effects } = allowed
  const to = livingStatus(allowed)
  const acting = { person: system, stored: sent, actor, event: 'auto-approve', to, input: {}, now } as const
  const document = await carryOut(effects, { tx, deps, ...acting })
  return recordChange(tx, sent, { document, event: 'auto-approve', to, actor }, now)
}

/** Row 4: the whole form and the rules once more, then snapshot, receipt and fee in the same transaction. */
export async function sendApplication(command: SendApplication): Promise<SendAnswer & { readonly version: number }> {
  const { tx, deps, session, now } = command
  const before = await holdOrRefuse(tx, command.referenceNumber, command.version)
  // [CRT-04] A draft is sent as the form is now; from then on its version stays.
  const certificateTemplateVersion = newestVersion(deps.referenceData, before.document.certificateTemplate)
  const document = relevantDocument({ ...before.document, certificateTemplateVersion })
  const flags = await readFlags(tx)
  const plain = transitionContext(deps.referenceData, document.certificateTemplate, flags)
  const actors = actorsOf(session)
  // A status, right or flag that forbids sending says so before any field does.
  if (!actors.some((actor) => isOffered(document, 'send', actor, plain))) tryEvent(document, 'send', actors, plain)
  await refuseLocked(tx, before.document, document, now)
  const attachments = await listAttachments(tx, command.referenceNumber)
  refuseIncomplete(deps.referenceData, { ...document, attachments }, now)
  const validation = checkStored(deps.referenceData, document, now)
  refuseCritical(validation)
  const context = {
    ...plain,
    validation,
    autoApprove: templateOf(document)?.rules.autoApprove ?? false,
  }
  const allowed = tryEvent(document, 'send', actors, context)
  const submitted = {
    ...document,
    submittedDateTime: before.document.submittedDateTime ?? now.toISOString(),
    fees: feesFor(deps.referenceData, document, now),
  }
  const change = { document: submitted, event: 'send', to: livingStatus(allowed), actor: allowed.actor }
  const sent = await recordChange(tx, before, change, now)
  const receiptId = await keepSubmission(command, sent)
  if (isAnswer(document)) await tellAnswered(tx, sent.document, now)
  const decided = await tryApproveItself(command, sent, context)
  const approved = decided.document.approvedDateTime !== undefined
  return {
    referenceNumber: command.referenceNumber,
    applicationStatus: decided.document.applicationStatus,
    decision: approved ? 'AUTO_APPROVED' : 'MANUAL',
    reasons: validation.errors.filter(({ severity }) => severity === 'MANUAL_PROCESSING').map(({ code }) => code),
    receiptId,
    version: decided.document.version,
  }
}
