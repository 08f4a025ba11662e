import { changingLevel, hasRight, type OfficerRight } from '@eksport/domain'
import { Refusal } from '../refusals/refusal.ts'
import type { ActiveSession } from '../session/active-session.ts'

/** [AUT-07] Refuses an officer whose roles do not include the right. Withdrawn roles count from the next call on. */
export function requireRight({ person }: Pick<ActiveSession, 'person'>, right: OfficerRight): void {
  if (!hasRight(person.roles, right)) throw new Refusal('TRANSITION_REFUSED', { reason: 'not-allowed' })
}

/** [AUT-06] [EXP-05] Refuses logins whose level is too low to change the profile, or what an organisation shares. */
export function requireLevel({ level }: Pick<ActiveSession, 'level'>): void {
  if (level < changingLevel) throw new Refusal('LEVEL_TOO_LOW')
}
