import { getAt } from '@eksport/forms'
import { type FactPath, facts } from './facts.ts'
import { type FactContext, factTexts } from './write-fact.ts'

/** The answer of a fact in words; nothing where nothing was answered. `answers` is the application, or one line of goods for a fact of lines. */
export function factText(path: FactPath, answers: object, context: FactContext): string | undefined {
  const words = factTexts(facts[path], getAt(answers, path.replace(/^productLines\./, '')), context)
  return words.length > 0 ? words.join(', ') : undefined
}
