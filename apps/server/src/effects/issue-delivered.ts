import { type Actor, isOffered, type TransitionContext } from '@eksport/domain'
import { isDelivered } from '../application/delivery.ts'
import { recordChange } from '../application/record-change.ts'
import { livingStatus, tryEvent } from '../application/try-event.ts'
import type { StoredApplication } from '../db/stored-application.ts'
import type { EffectCommand } from './effect.ts'
import { carryOut } from './effects.ts'

const system: Actor = { role: 'S', id: 'system', name: 'Eksport' }

/** Row 22: an electronic certificate that has been delivered issues itself, in the transaction of what delivered it. */
export async function issueDelivered(
  { tx, deps, now }: Pick<EffectCommand, 'tx' | 'deps' | 'now'>,
  stored: StoredApplication,
  known: TransitionContext,
): Promise<StoredApplication> {
  if (stored.document.applicationStatus !== 'GODKJENT' || !(await isDelivered(tx, stored.document))) return stored
  const context = { ...known, certificateDelivered: true, input: {} }
  if (!isOffered(stored.document, 'issue', system, context)) return stored
  const allowed = tryEvent(stored.document, 'issue', [system], context)
  const { actor, effects } = allowed
  const to = livingStatus(allowed)
  const document = await carryOut(effects, {
    tx,
    deps,
    person: system,
    stored,
    actor,
    event: 'issue',
    to,
    input: {},
    now,
  })
  return recordChange(tx, stored, { document, event: 'issue', to, actor }, now)
}
