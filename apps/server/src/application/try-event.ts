import {
  type Actor,
  type ApplicationStatus,
  type Effect,
  type StatusEvent,
  type StatusSubject,
  type TransitionContext,
  type TransitionRefusal,
  transition,
} from '@eksport/domain'
import { Refusal } from '../refusals/refusal.ts'

export interface Allowed {
  readonly to: ApplicationStatus | 'deleted'
  readonly effects: readonly Effect[]
  readonly actor: Actor
}

/** [STA-01] Asks the transition table, in each role that the person has; a refusal names what does not hold. */
export function tryEvent(
  subject: StatusSubject,
  event: StatusEvent,
  actors: readonly Actor[],
  context: TransitionContext,
): Allowed {
  let reason: TransitionRefusal = 'not-allowed'
  for (const actor of actors) {
    const result = transition(subject, event, actor, context)
    if (result.ok) return { to: result.to, effects: result.effects, actor }
    // The refusal of a role that may try says more than 'not allowed'.
    if (reason === 'not-allowed') reason = result.code
  }
  throw new Refusal('TRANSITION_REFUSED', { reason })
}

/** The status that an event leads to, where it cannot end the application. */
export function livingStatus({ to }: Allowed): ApplicationStatus {
  if (to === 'deleted') throw new TypeError('This event does not delete')
  return to
}
