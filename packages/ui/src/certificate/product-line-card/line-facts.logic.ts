import { entryWords, type FactContext, type FactEntry, lineEntries, type ProductLine } from '@eksport/domain'
import { type ChangeWords, changeBetween } from '../../components/change-text/change-text.logic.js'
import type { LineChange } from './line-change.logic.js'

/** A fact of a line with its change. */
export interface LineFact {
  readonly entry: FactEntry
  readonly change: ChangeWords
}

const isUnder = (path: string, above: string) => path.startsWith(`${above}.`)

const isTouched = ({ facts }: FactEntry, { changes }: LineChange) =>
  facts.some(({ path }) =>
    changes.some((change) => change.path === path || isUnder(change.path, path) || isUnder(path, change.path)),
  )

/**
 * The facts that the line states or stated. New and removed lines have no changed facts, because they changed as a
 * whole.
 */
export function lineFacts(line: ProductLine, change: LineChange | undefined, context: FactContext): LineFact[] {
  return lineEntries.flatMap((entry): LineFact[] => {
    const to = entryWords(entry, line, context)
    const from = change?.from && isTouched(entry, change) ? entryWords(entry, change.from, context) : to
    const words = changeBetween(from, to)
    return words.kind === 'same' && words.to === undefined ? [] : [{ entry, change: words }]
  })
}

/** How many changes are marked on a line: one if it is new or removed, else its changed facts. */
export function marksOfLine(line: ProductLine, change: LineChange, context: FactContext): number {
  if (change.kind === 'added' || change.kind === 'removed') return 1
  return lineFacts(line, change, context).filter((fact) => fact.change.kind !== 'same').length
}
