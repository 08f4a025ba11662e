import { randomUUID } from 'node:crypto'
import type { ApplicationStatus } from '@eksport/domain'
import { holdOrRefuse } from '../../application/load.ts'
import { recordChange } from '../../application/record-change.ts'
import { transitionContext } from '../../application/transition-context.ts'
import { livingStatus, tryEvent } from '../../application/try-event.ts'
import { readFlags } from '../../db/repositories/flags.ts'
import { keepFiles } from '../../effects/keep-files.ts'
import { actorsOf } from '../../session/active-session.ts'
import type { ApplicationCommand } from '../application-command.ts'
import { type CancellationWords, refuseUnclear } from './cancellation-words.ts'

export interface CancelApplication extends ApplicationCommand {
  readonly words: CancellationWords
  /** Looked through already. */
  readonly attachments: readonly File[]
}

/** Row 7 [CAN-01] [STA-03]: over at once without paper; with paper a request, and what the status was is remembered. */
export async function cancelApplication(
  command: CancelApplication,
): Promise<{ id: string; version: number; applicationStatus: ApplicationStatus }> {
  const { tx, deps, session, referenceNumber, version, words, now } = command
  const before = await holdOrRefuse(tx, referenceNumber, version)
  refuseUnclear(words, before.document)
  const input = { reason: words.reasonForCancellation }
  const context = transitionContext(deps.referenceData, before.document.certificateTemplate, await readFlags(tx), {
    input,
  })
  const allowed = tryEvent(before.document, 'cancel', actorsOf(session), context)
  const id = randomUUID()
  const type = 'ATTACHMENT_CANCELLATION'
  await keepFiles(tx, before, { files: command.attachments, type, belongsTo: id, now })
  const after = await recordChange(
    tx,
    before,
    {
      document: { ...before.document, cancellationInformation: { id, ...words } },
      event: 'cancel',
      to: livingStatus(allowed),
      actor: allowed.actor,
      reason: words.reasonForCancellation,
      statusBeforeCancellation: before.document.applicationStatus,
      facts: { cancellationId: id },
    },
    now,
  )
  const { version: newVersion, applicationStatus } = after.document
  return { id, version: newVersion, applicationStatus }
}
