import { hasRight, type OfficerRight } from '@eksport/domain'
import { Refusal } from '../refusals/refusal.ts'
import type { ActiveSession } from '../session/active-session.ts'

/** [AUT-07] Refuses an officer none of whose roles has the right; whose roles were taken reads from the next call on. */
export function requireRight({ person }: Pick<ActiveSession, 'person'>, right: OfficerRight): void {
  if (!hasRight(person.roles, right)) throw new Refusal('TRANSITION_REFUSED', { reason: 'not-allowed' })
}
