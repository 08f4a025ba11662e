import { getAt } from '@eksport/forms'
import { applicationEntries } from './application-entries.ts'
import { applicationFacts } from './application-facts.ts'
import type { FactEntry } from './entries.ts'
import type { Fact } from './fact.ts'
import { lineEntries } from './line-entries.ts'
import { lineFacts } from './line-facts.ts'
import { templateFacts } from './template-facts.gen.ts'
import { type FactContext, factTexts } from './write-fact.ts'

const known = { ...applicationFacts, ...lineFacts, ...templateFacts }

/** The path of an answer that has a fact. */
export type FactPath = keyof typeof known

/** The path, within the line, of an answer of a product line. */
export type LineFactPath = FactPath extends infer Path
  ? Path extends `productLines.${infer Rest}`
    ? Rest
    : never
  : never

/** [CRT-06] Every answer's fact: its name in three languages, its group and its format. */
export const facts: Readonly<Record<FactPath, Fact>> = known

/** The answer of a fact in words; undefined where nothing was answered. `answers` is the application, or a product line for a fact of lines. */
export function factText(path: FactPath, answers: object, context: FactContext): string | undefined {
  const words = factTexts(facts[path], getAt(answers, path.replace(/^productLines\./, '')), context)
  return words.length > 0 ? words.join(', ') : undefined
}

const inLine = 'productLines.'

/** The entry in which an answer is shown. */
export function entryWith(path: FactPath): FactEntry {
  const [entries, place] = path.startsWith(inLine)
    ? [lineEntries, path.slice(inLine.length)]
    : [applicationEntries, path]
  const entry = entries.find(({ facts }) => facts.some((member) => member.path === place))
  if (entry === undefined) throw new Error(`${path} is told with the items of its list`)
  return entry
}
