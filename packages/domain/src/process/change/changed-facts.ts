import type { Pin } from '../../application/clarification.ts'
import type { FormAnswers } from '../../application/own-answers.ts'
import { applicationEntries } from '../../facts/application-entries.ts'
import { entryTexts } from '../../facts/entries.ts'
import { lineEntries } from '../../facts/line-entries.ts'
import { pinWords } from '../../facts/pin-words.ts'
import type { FactContext } from '../../facts/write-fact.ts'
import { countDifferences } from './compare.ts'

/** A difference between two versions of an application at one place, in words. */
export interface ChangedFact {
  readonly kind: 'changed' | 'added' | 'removed'
  readonly pin: Pin
  readonly label: string
  /** Absent where a whole line was added or removed, or where there was no value. */
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
 * [ACT-08] The differences between two versions of the same application, in the order of the facts: those of the application,
 * then its lines by id. A line has its current number, a removed one its former number.
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
    // Of hundreds of lines a few have changed, and only those are put into words.
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
