import { entriesOf, type FactEntry, factsOfItems } from './entries.ts'
import { lineFacts } from './line-facts.ts'
import { templateFacts } from './template-facts.gen.ts'

/** What a reader is shown of one line of goods; paths begin in the line. A page of lines loads no other facts. */
export const lineEntries: readonly FactEntry[] = entriesOf(
  factsOfItems({ ...lineFacts, ...templateFacts }, 'productLines'),
)
