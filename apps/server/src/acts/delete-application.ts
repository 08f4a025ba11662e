import { holdOrRefuse } from '../application/load.ts'
import { recordEvent } from '../application/record-change.ts'
import { transitionContext } from '../application/transition-context.ts'
import { tryEvent } from '../application/try-event.ts'
import { markDeleted } from '../db/repositories/applications.ts'
import { readFlags } from '../db/repositories/flags.ts'
import { actorsOf } from '../session/active-session.ts'
import type { ApplicationCommand } from './application-command.ts'

/** Row 3: a draft that was never sent disappears from every list; its row waits for the end of its days. */
export async function deleteApplication({ tx, deps, session, referenceNumber, version, now }: ApplicationCommand) {
  const stored = await holdOrRefuse(tx, referenceNumber, version)
  const context = transitionContext(deps.referenceData, stored.document.certificateTemplate, await readFlags(tx))
  const { actor, to } = tryEvent(stored.document, 'delete', actorsOf(session), context)
  await recordEvent(tx, stored, stored.document.applicationStatus, { event: 'delete', to, actor }, now)
  await markDeleted(tx, referenceNumber, now)
}
