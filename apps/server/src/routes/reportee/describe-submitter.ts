import type { getSubmitter, ResponseOf } from '@eksport/api'
import type { Person } from '../../db/repositories/people.ts'
import { Refusal } from '../../refusals/refusal.ts'
import type { ActiveSession } from '../../session/active-session.ts'

/** The profile of a logged-in exporter. */
export function describeSubmitter(
  person: Person | undefined,
  { level }: Pick<ActiveSession, 'level'>,
): ResponseOf<typeof getSubmitter> {
  if (person === undefined) throw new Refusal('NOT_FOUND')
  const { mail = null, mailUpdated: lastUpdated = null } = person
  return { mail, lastUpdated, authenticationLevel: level }
}
