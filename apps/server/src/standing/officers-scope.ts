import { today } from '@eksport/domain'
import type { ReferenceData } from '../db/reference-data/read-reference-data.ts'
import type { OfficersScope } from '../db/repositories/application-filters.ts'
import { periodsOn } from '../reference-data/settings.ts'
import type { ActiveSession } from '../session/active-session.ts'

const dayMs = 86_400_000

/** The officers' list as it stands now for one of them; from when on a question is overdue is a period of the reference data. */
export function officersScope(
  referenceData: ReferenceData,
  { person }: Pick<ActiveSession, 'person'>,
  now: Date,
): OfficersScope {
  const { clarificationOverdueDays } = periodsOn(referenceData, today(now.toISOString()))
  return {
    audience: 'caseworker',
    personId: person.id,
    office: person.office,
    now,
    askedBefore: new Date(now.getTime() - clarificationOverdueDays * dayMs),
  }
}
