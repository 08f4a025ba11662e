import { applicationFacts } from './application-facts.ts'
import { entriesOf, type FactEntry } from './entries.ts'
import type { Facts } from './fact.ts'
import { templateFacts } from './template-facts.gen.ts'

const withoutLines = (facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([path]) => !path.startsWith('productLines.')))

/** The entries that a reader is shown of an application, without its product lines. */
export const applicationEntries: readonly FactEntry[] = entriesOf({
  ...applicationFacts,
  ...withoutLines(templateFacts),
})
