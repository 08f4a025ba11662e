import { type Application, type CodesOfLists, codesIn } from '@eksport/domain'

type Reading = Partial<Application>

const known = new WeakMap<Reading, WeakMap<Reading, CodesOfLists>>()

/**
 * [EXP-08] The codes that an application is told with, and what it is told against. Found once for each reading: who fetches their names
 * before the page is drawn and who draws it ask the same, and finding them writes every fact of the application.
 */
export function codesOf(application: Reading, before: Reading): CodesOfLists {
  const knownCodes = known.get(application) ?? new WeakMap<Reading, CodesOfLists>()
  known.set(application, knownCodes)
  const codes = knownCodes.get(before) ?? codesIn(application, before)
  knownCodes.set(before, codes)
  return codes
}
