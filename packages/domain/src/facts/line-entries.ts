import { entriesOf, type FactEntry, factsOfItems } from './entries.ts'
import { lineFacts } from './line-facts.ts'
import { templateFacts } from './template-facts.gen.ts'

/** The entries of one product line; paths begin in the line. A page that shows lines loads no other facts. */
export const lineEntries: readonly FactEntry[] = entriesOf(
  factsOfItems({ ...lineFacts, ...templateFacts }, 'productLines'),
)
