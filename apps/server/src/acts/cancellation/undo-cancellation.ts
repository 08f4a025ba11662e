import { holdOrRefuse } from '../../application/load.ts'
import { recordChange } from '../../application/record-change.ts'
import { transitionContext } from '../../application/transition-context.ts'
import { livingStatus, tryEvent } from '../../application/try-event.ts'
import { readFlags } from '../../db/repositories/flags.ts'
import type { StoredApplication } from '../../db/stored-application.ts'
import { carryOut } from '../../effects/effects.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { actorsOf } from '../../session/active-session.ts'
import type { ApplicationCommand } from '../application-command.ts'

export interface UndoCancellation extends ApplicationCommand {
  readonly cancellationId: string
}

/** Row 24: the status is what it was; what was written and attached stays in the history. */
export async function undoCancellation(command: UndoCancellation): Promise<StoredApplication> {
  const { tx, deps, session, referenceNumber, version, cancellationId, now } = command
  const before = await holdOrRefuse(tx, referenceNumber, version)
  const context = transitionContext(deps.referenceData, before.document.certificateTemplate, await readFlags(tx), {
    ...(before.statusBeforeCancellation === undefined
      ? {}
      : { statusBeforeCancellation: before.statusBeforeCancellation }),
  })
  const allowed = tryEvent(before.document, 'undo-cancellation', actorsOf(session), context)
  if (before.document.cancellationInformation?.id !== cancellationId) throw new Refusal('NOT_FOUND')
  const { actor, effects } = allowed
  const to = livingStatus(allowed)
  const document = await carryOut(effects, {
    tx,
    deps,
    person: session.person,
    stored: before,
    actor,
    event: 'undo-cancellation',
    to,
    input: {},
    now,
  })
  return recordChange(tx, before, { document, event: 'undo-cancellation', to, actor, facts: { cancellationId } }, now)
}
