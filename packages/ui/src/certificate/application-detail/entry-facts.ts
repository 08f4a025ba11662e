import { applicationEntries, entryWords, type FactGroup } from '@eksport/domain'
import { isCode, isProse } from '../fact-look.js'
import type { SectionFacts } from './detail-context.js'
import { factElementId } from './fact-place.js'

/** The facts of some groups, in the order of the domain's list of facts (`@eksport/domain`). */
export function factsOf(...groups: readonly FactGroup[]): SectionFacts {
  const entries = applicationEntries.filter(({ group }) => groups.includes(group))
  return (application, { words }) =>
    entries.map((entry) => ({
      label: entry.label[words.locale],
      id: factElementId(entry),
      paths: entry.facts.map(({ path }) => path),
      value: entryWords(entry, application, words),
      code: isCode(entry),
      wide: isProse(entry),
    }))
}
