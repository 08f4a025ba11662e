import { holdOrRefuse } from '../../application/load.ts'
import { recordChange } from '../../application/record-change.ts'
import { transitionContext } from '../../application/transition-context.ts'
import { livingStatus, tryEvent } from '../../application/try-event.ts'
import { readFlags } from '../../db/repositories/flags.ts'
import type { StoredApplication } from '../../db/stored-application.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { actorsOf } from '../../session/active-session.ts'
import type { ApplicationCommand } from '../application-command.ts'
import { withoutCancellation } from './without-cancellation.ts'

export interface UndoCancellation extends ApplicationCommand {
  readonly cancellationId: string
}

/** Row 24: the status is what it was; what was written and attached stays in the history. */
export async function undoCancellation(command: UndoCancellation): Promise<StoredApplication> {
  const { tx, referenceData, session, referenceNumber, version, cancellationId, now } = command
  const before = await holdOrRefuse(tx, referenceNumber, version)
  const context = transitionContext(referenceData, before.document.certificateTemplate, await readFlags(tx), {
    ...(before.statusBeforeCancellation === undefined
      ? {}
      : { statusBeforeCancellation: before.statusBeforeCancellation }),
  })
  const { actor, ...allowed } = tryEvent(before.document, 'undo-cancellation', actorsOf(session), context)
  if (before.document.cancellationInformation?.id !== cancellationId) throw new Refusal('NOT_FOUND')
  const document = withoutCancellation(before.document)
  return recordChange(
    tx,
    before,
    { document, event: 'undo-cancellation', to: livingStatus({ actor, ...allowed }), actor, facts: { cancellationId } },
    now,
  )
}
