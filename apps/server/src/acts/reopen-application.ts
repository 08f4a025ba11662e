import { holdOrRefuse } from '../application/load.ts'
import { recordChange } from '../application/record-change.ts'
import { transitionContext } from '../application/transition-context.ts'
import { livingStatus, tryEvent } from '../application/try-event.ts'
import { readFlags } from '../db/repositories/flags.ts'
import type { StoredApplication } from '../db/stored-application.ts'
import { carryOut } from '../effects/effects.ts'
import { actorsOf } from '../session/active-session.ts'
import type { ApplicationCommand } from './application-command.ts'

/** Row 10: what an officer has asked about may be changed; the same officer goes on when it is sent. */
export async function reopenApplication(command: ApplicationCommand): Promise<StoredApplication> {
  const { tx, deps, session, referenceNumber, version, now } = command
  const before = await holdOrRefuse(tx, referenceNumber, version)
  const context = transitionContext(deps.referenceData, before.document.certificateTemplate, await readFlags(tx))
  const allowed = tryEvent(before.document, 'reopen', actorsOf(session), context)
  const { actor, effects } = allowed
  const to = livingStatus(allowed)
  const { person } = session
  const document = await carryOut(effects, { tx, deps, person, stored: before, actor, event: 'reopen', to, input: {}, now })
  return recordChange(tx, before, { document, event: 'reopen', to, actor }, now)
}
