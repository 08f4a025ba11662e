import { today } from '@eksport/domain'
import type { ReferenceData } from '../db/reference-data/read-reference-data.ts'
import type { OfficersScope } from '../db/repositories/application-filters.ts'
import { searchWords, wordsFound } from '../db/search-query.ts'
import { periodsOn } from '../reference-data/settings.ts'
import type { ActiveSession } from '../session/active-session.ts'

const dayMs = 86_400_000

/** More plants than these are no answer to a name. */
const maxPlants = 50

/** [CW-07] The plants whose names have all words of a text, as beginnings of theirs. */
function plantsNamed({ establishments }: ReferenceData, text: string): ReadonlyMap<string, string> {
  const words = searchWords(text)
  const named = establishments.filter(({ name }) => words.length > 0 && wordsFound(words, name) === words.length)
  return new Map(named.slice(0, maxPlants).map(({ approvalNumber, name }) => [approvalNumber, name]))
}

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
    plantsNamed: (text) => plantsNamed(referenceData, text),
    now,
    askedBefore: new Date(now.getTime() - clarificationOverdueDays * dayMs),
  }
}
