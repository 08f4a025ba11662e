import { type Application, type CodesOfLists, codesIn } from '@eksport/domain'

type Reading = Partial<Application>

const known = new WeakMap<Reading, WeakMap<Reading, CodesOfLists>>()

/**
 * [EXP-08] The codes with which an application, and the one it is compared with, are shown. Cached per answer: the caller that
 * fetches their names before the page is drawn and the one that draws it need the same codes, and finding them writes every fact
 * of the application.
 */
export function codesOf(application: Reading, before: Reading): CodesOfLists {
  const knownCodes = known.get(application) ?? new WeakMap<Reading, CodesOfLists>()
  known.set(application, knownCodes)
  const codes = knownCodes.get(before) ?? codesIn(application, before)
  knownCodes.set(before, codes)
  return codes
}
