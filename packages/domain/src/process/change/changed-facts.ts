import type { Pin } from '../../application/clarification.ts'
import type { FormAnswers } from '../../application/own-answers.ts'
import { applicationEntries } from '../../facts/application-entries.ts'
import { entryTexts } from '../../facts/entries.ts'
import { lineEntries } from '../../facts/line-entries.ts'
import { pinWords } from '../../facts/pin-words.ts'
import type { FactContext } from '../../facts/write-fact.ts'
import { countDifferences } from './compare.ts'

/** What two versions of one application say differently at one place, in words. */
export interface ChangedFact {
  readonly kind: 'changed' | 'added' | 'removed'
  readonly pin: Pin
  readonly label: string
  /** Without words where a whole line came or went, or nothing stood there. */
  readonly from?: string
  readonly to?: string
}

type Compared = Partial<FormAnswers>

const between = (from: string, to: string): ChangedFact['kind'] =>
  from === '' ? 'added' : to === '' ? 'removed' : 'changed'

function changeAt(pin: Pin, label: string, texts: readonly [readonly string[], readonly string[]]): ChangedFact[] {
  const [from, to] = texts.map((values) => values.join(', ')) as [string, string] // two in, two out
  if (from === to) return []
  return [{ kind: between(from, to), pin, label, ...(from !== '' && { from }), ...(to !== '' && { to }) }]
}

/**
 * [ACT-08] What differs between two versions of the same application, in the order in which facts are shown: what belongs to
 * the application, then its lines by their ids. The number of a line is the one that it has now, of a removed one the one it had.
 */
export function changedFacts(before: Compared, after: Compared, context: FactContext): readonly ChangedFact[] {
  const { locale } = context
  const own = applicationEntries.flatMap((entry) => {
    const pin = { fact: entry.id }
    return changeAt(pin, pinWords(pin, [], locale), [
      entryTexts(entry, before, context),
      entryTexts(entry, after, context),
    ])
  })
  const [was, is] = [before.productLines ?? [], after.productLines ?? []]
  const lineBefore = new Map(was.map((line) => [line.id, line]))
  const lineFacts = is.flatMap((line): ChangedFact[] => {
    const earlier = lineBefore.get(line.id)
    if (earlier === undefined) {
      return [{ kind: 'added', pin: { line: line.id }, label: pinWords({ line: line.id }, is, locale) }]
    }
    // Of hundreds of lines a few are changed, and only those are put into words.
    if (countDifferences(earlier, line) === 0) return []
    return lineEntries.flatMap((entry) => {
      const pin = { line: line.id, fact: entry.id }
      return changeAt(pin, pinWords(pin, is, locale), [
        entryTexts(entry, earlier, context),
        entryTexts(entry, line, context),
      ])
    })
  })
  const removed = was
    .filter(({ id }) => !is.some((line) => line.id === id))
    .map(({ id }): ChangedFact => ({ kind: 'removed', pin: { line: id }, label: pinWords({ line: id }, was, locale) }))
  return [...own, ...lineFacts, ...removed]
}
