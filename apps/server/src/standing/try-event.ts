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

/** Asks the transition table for each of the person's roles; returns the result of the event, or why it is not allowed. */
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
    // The reason of another role says more than 'not allowed'.
    if (reason === 'not-allowed') reason = result.code
  }
  return reason
}

/** [STA-01] The result of the event; throws a refusal that names the failed condition. */
export function tryEvent(...asked: Parameters<typeof attemptEvent>): Allowed {
  const attempted = attemptEvent(...asked)
  if (typeof attempted === 'string') throw new Refusal('TRANSITION_REFUSED', { reason: attempted })
  return attempted
}

/** [STA-01] Refuses unless status, person and guards allow the event. Its requirements are checked later. */
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
