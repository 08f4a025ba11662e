import {
  type Actor,
  type ApplicationStatus,
  type Effect,
  type StatusEvent,
  type StatusSubject,
  type TransitionContext,
  transition,
} from '@eksport/domain'
import { transitionRefused } from '../http/problem-error.ts'

export interface Allowed {
  readonly to: ApplicationStatus | 'deleted'
  readonly effects: readonly Effect[]
  readonly actor: Actor
}

/** [STA-01] Asks the transition table, in each role that the person has; a refusal is 409 with the table's own words. */
export function tryEvent(
  subject: StatusSubject,
  event: StatusEvent,
  actors: readonly Actor[],
  context: TransitionContext,
): Allowed {
  let refusal = { code: 'not-allowed', text: 'Du har ikke rett til å gjøre dette.' }
  for (const actor of actors) {
    const result = transition(subject, event, actor, context)
    if (result.ok) return { to: result.to, effects: result.effects, actor }
    // The refusal of a role that may try says more than 'not allowed'.
    if (refusal.code === 'not-allowed') refusal = { code: result.code, text: result.text.nb }
  }
  throw transitionRefused(refusal.code, refusal.text)
}

/** The status that an event leads to, where it cannot end the application. */
export function livingStatus({ to }: Allowed): ApplicationStatus {
  if (to === 'deleted') throw new TypeError('This event does not delete')
  return to
}
