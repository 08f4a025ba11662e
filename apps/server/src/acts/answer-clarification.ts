import { holdOrRefuse } from '../application/load.ts'
import { recordChange } from '../application/record-change.ts'
import { tellAnswered } from '../application/tell-answered.ts'
import { transitionContext } from '../application/transition-context.ts'
import { livingStatus, tryEvent } from '../application/try-event.ts'
import { readFlags } from '../db/repositories/flags.ts'
import { insertMessage } from '../db/repositories/messages.ts'
import type { StoredApplication } from '../db/stored-application.ts'
import { keepFiles } from '../effects/keep-files.ts'
import { actorsOf } from '../session/active-session.ts'
import type { ApplicationCommand } from './application-command.ts'

export interface AnswerClarification extends ApplicationCommand {
  readonly message: string
  /** Looked through already. */
  readonly attachments: readonly File[]
}

/** Row 9: the answer is a message, and the same officer goes on. */
export async function answerClarification(command: AnswerClarification): Promise<StoredApplication> {
  const { tx, deps, session, referenceNumber, version, message, now } = command
  const before = await holdOrRefuse(tx, referenceNumber, version)
  const flags = await readFlags(tx)
  const context = transitionContext(deps.referenceData, before.document.certificateTemplate, flags, {
    input: { message },
  })
  const allowed = tryEvent(before.document, 'resend', actorsOf(session), context)
  const messageId = await insertMessage(tx, {
    referenceNumber,
    organisationNumber: before.organisationNumber,
    messageType: 'APPLICATION_CLARIFICATION_RESPONSE',
    message,
    senderRole: 'INNSENDER',
    senderName: session.person.name,
    createdAt: now,
  })
  const type = 'CLARIFICATION_RESPONSE_ATTACHMENT'
  await keepFiles(tx, before, { files: command.attachments, type, belongsTo: messageId, now })
  const { document } = before
  await tellAnswered(tx, document, now)
  return recordChange(tx, before, { document, event: 'resend', to: livingStatus(allowed), actor: allowed.actor }, now)
}
