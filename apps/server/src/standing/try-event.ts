import {
  type Actor,
  type ApplicationStatus,
  type Effect,
  offerRefusal,
  type Standing,
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

/** Asks the transition table in each role that the person has: what the event leads to, or why it may not happen. */
export function attemptEvent(
  subject: StatusSubject,
  event: StatusEvent,
  actors: readonly Actor[],
  context: TransitionContext,
): Allowed | TransitionRefusal {
  let reason: TransitionRefusal = 'not-allowed'
  for (const actor of actors) {
    const result = transition(subject, event, actor, context)
    if (result.ok) return { to: result.to, effects: result.effects, actor }
    // The refusal of a role that may try says more than 'not allowed'.
    if (reason === 'not-allowed') reason = result.code
  }
  return reason
}

/** [STA-01] What the event leads to; a refusal names what does not hold. */
export function tryEvent(...asked: Parameters<typeof attemptEvent>): Allowed {
  const attempted = attemptEvent(...asked)
  if (typeof attempted === 'string') throw new Refusal('TRANSITION_REFUSED', { reason: attempted })
  return attempted
}

/** [STA-01] Status, person and guards must allow the event; what it needs besides is asked for afterwards. */
export function refuseUnlessOffered(
  subject: StatusSubject,
  event: StatusEvent,
  actors: readonly Actor[],
  standing: Standing,
): void {
  const refusals = actors.map((actor) => offerRefusal(subject, event, actor, standing))
  if (refusals.includes(undefined)) return
  const reason = refusals.find((refusal) => refusal !== 'not-allowed') ?? 'not-allowed'
  throw new Refusal('TRANSITION_REFUSED', { reason })
}
