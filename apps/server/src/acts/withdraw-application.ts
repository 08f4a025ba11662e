import { holdOrRefuse } from '../application/load.ts'
import { recordChange } from '../application/record-change.ts'
import { transitionContext } from '../application/transition-context.ts'
import { livingStatus, tryEvent } from '../application/try-event.ts'
import { readFlags } from '../db/repositories/flags.ts'
import type { StoredApplication } from '../db/stored-application.ts'
import { actorsOf } from '../session/active-session.ts'
import type { ApplicationCommand } from './application-command.ts'

/** Row 11: out of processing for good. */
export async function withdrawApplication(command: ApplicationCommand): Promise<StoredApplication> {
  const { tx, deps, session, referenceNumber, version, now } = command
  const before = await holdOrRefuse(tx, referenceNumber, version)
  const context = transitionContext(deps.referenceData, before.document.certificateTemplate, await readFlags(tx))
  const allowed = tryEvent(before.document, 'withdraw', actorsOf(session), context)
  const { document } = before
  return recordChange(tx, before, { document, event: 'withdraw', to: livingStatus(allowed), actor: allowed.actor }, now)
}
