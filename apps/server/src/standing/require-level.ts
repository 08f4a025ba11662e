import { changingLevel } from '@eksport/domain'
import { Refusal } from '../refusals/refusal.ts'
import type { ActiveSession } from '../session/active-session.ts'

/** [AUT-06] [EXP-05] Refuses whoever is logged in too weakly to change the profile, or what all in an organisation share. */
export function requireLevel({ level }: Pick<ActiveSession, 'level'>): void {
  if (level < changingLevel) throw new Refusal('LEVEL_TOO_LOW')
}
