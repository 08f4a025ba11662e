import { randomUUID } from 'node:crypto'
import type { ApplicationStatus } from '@eksport/domain'
import { holdOrRefuse } from '../../application/load.ts'
import { recordChange } from '../../application/record-change.ts'
import type { StoredApplication } from '../../application/stored-application.ts'
import { transitionContext } from '../../application/transition-context.ts'
import { livingStatus, tryEvent } from '../../application/try-event.ts'
import { insertFile } from '../../db/repositories/files.ts'
import { readFlags } from '../../db/repositories/flags.ts'
import { actorsOf } from '../../session/active-session.ts'
import type { DeleteApplication } from '../delete-application.ts'
import { type CancellationWords, refuseUnclear } from './cancellation-words.ts'

export interface CancelApplication extends DeleteApplication {
  readonly words: CancellationWords
  /** Looked through already. */
  readonly attachments: readonly File[]
}

async function keepFiles({ tx, attachments, now }: CancelApplication, stored: StoredApplication, belongsTo: string) {
  const { organisationNumber, document } = stored
  for (const file of attachments) {
    await insertFile(tx, {
      referenceNumber: document.referenceNumber,
      organisationNumber,
      type: 'ATTACHMENT_CANCELLATION',
      filename: file.name,
      mimeType: file.type,
      content: new Uint8Array(await file.arrayBuffer()),
      createdAt: now,
      belongsTo,
    })
  }
}

/** Row 7 [CAN-01] [STA-03]: over at once without paper; with paper a request, and what the status was is remembered. */
export async function cancelApplication(
  command: CancelApplication,
): Promise<{ id: string; version: number; applicationStatus: ApplicationStatus }> {
  const { tx, referenceData, session, referenceNumber, version, words, now } = command
  const before = await holdOrRefuse(tx, referenceNumber, version)
  refuseUnclear(words, before.document)
  const input = { reason: words.reasonForCancellation }
  const context = transitionContext(referenceData, before.document.certificateTemplate, await readFlags(tx), { input })
  const allowed = tryEvent(before.document, 'cancel', actorsOf(session), context)
  const id = randomUUID()
  await keepFiles(command, before, id)
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
