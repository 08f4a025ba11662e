import { applicationFacts } from './application-facts.ts'
import type { Fact } from './fact.ts'
import { lineFacts } from './line-facts.ts'
import { templateFacts } from './template-facts.gen.ts'

const known = { ...applicationFacts, ...lineFacts, ...templateFacts }

/** The path of an answer that has a fact. */
export type FactPath = keyof typeof known

/** The path of an answer on a line of goods, from the line on. */
export type LineFactPath = FactPath extends infer Path
  ? Path extends `productLines.${infer Rest}`
    ? Rest
    : never
  : never

/** [CRT-06] What is known of every answer: its name in three languages, where it belongs and how it is written. */
export const facts: Readonly<Record<FactPath, Fact>> = known
