import { changingLevel, hasRight, type OfficerRight } from '@eksport/domain'
import { Refusal } from '../refusals/refusal.ts'
import type { ActiveSession } from '../session/active-session.ts'

/** [AUT-07] Refuses an officer none of whose roles has the right; whose roles were taken reads from the next call on. */
export function requireRight({ person }: Pick<ActiveSession, 'person'>, right: OfficerRight): void {
  if (!hasRight(person.roles, right)) throw new Refusal('TRANSITION_REFUSED', { reason: 'not-allowed' })
}

/** [AUT-06] [EXP-05] Refuses whoever is logged in too weakly to change the profile, or what all in an organisation share. */
export function requireLevel({ level }: Pick<ActiveSession, 'level'>): void {
  if (level < changingLevel) throw new Refusal('LEVEL_TOO_LOW')
}
