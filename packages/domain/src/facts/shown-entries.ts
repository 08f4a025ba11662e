import { applicationFacts } from './application-facts.ts'
import { entriesOf, type FactEntry, factsOfItems } from './entries.ts'
import type { Facts } from './fact.ts'
import type { FactPath } from './facts.ts'
import { lineFacts } from './line-facts.ts'
import { templateFacts } from './template-facts.gen.ts'

const inLine = 'productLines.'

const ofApplication = (facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([path]) => !path.startsWith(inLine)))

/** What a reader is shown of an application, without its lines of goods. */
export const applicationEntries: readonly FactEntry[] = entriesOf({
  ...applicationFacts,
  ...ofApplication(templateFacts),
})

/** What a reader is shown of one line of goods; paths begin in the line. */
export const lineEntries: readonly FactEntry[] = entriesOf(
  factsOfItems({ ...lineFacts, ...templateFacts }, 'productLines'),
)

/** The entry that tells an answer. */
export function entryWith(path: FactPath): FactEntry {
  const [entries, place] = path.startsWith(inLine)
    ? [lineEntries, path.slice(inLine.length)]
    : [applicationEntries, path]
  const entry = entries.find(({ facts }) => facts.some((member) => member.path === place))
  if (entry === undefined) throw new Error(`${path} is told with the items of its list`)
  return entry
}
