import { today } from '@eksport/domain'
import type { ReferenceData } from '../db/reference-data/read-reference-data.ts'
import type { OfficersScope } from '../db/repositories/application-filters.ts'
import { searchWords, wordsFound } from '../db/search-query.ts'
import { periodsOn } from '../reference-data/settings.ts'
import type { ActiveSession } from '../session/active-session.ts'

const dayMs = 86_400_000

/** A text that matches more plants than this is not treated as a name. */
const maxPlants = 50

/** [CW-07] Plants whose names contain all words of a text as beginnings of words. */
function plantsNamed({ establishments }: ReferenceData, text: string): ReadonlyMap<string, string> {
  const words = searchWords(text)
  const named = establishments.filter(({ name }) => words.length > 0 && wordsFound(words, name) === words.length)
  return new Map(named.slice(0, maxPlants).map(({ approvalNumber, name }) => [approvalNumber, name]))
}

/** An officer's list, with the current time limits. The period after which a question is overdue is in the reference data. */
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
