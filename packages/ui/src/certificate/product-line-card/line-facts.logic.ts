import type { ProductLine } from '@eksport/domain'
import { type ChangeWords, changeBetween } from '../../components/change-text/change-text.logic.js'
import type { LineChange } from './line-change.logic.js'
import { type FactContext, type FactKey, factKeys, factValue } from './product-line-card.logic.js'

export type { FactContext } from './product-line-card.logic.js'

/** A fact of a line with what happened to it. */
export interface LineFact {
  readonly key: FactKey
  readonly change: ChangeWords
}

/** Where a line keeps the fact. */
export const partOf = (key: FactKey) => (key === 'approvalNumber' ? 'productionEstablishment' : key)

const isTouched = (key: FactKey, { changes }: LineChange) =>
  changes.some(({ path }) => path === partOf(key) || path.startsWith(`${partOf(key)}.`))

/** The facts that the line states or stated. A new line and one that was taken away have no changed facts: they changed whole. */
export function lineFacts(
  line: ProductLine,
  change: LineChange | undefined,
  context: FactContext,
  keys: readonly FactKey[] = factKeys,
): LineFact[] {
  return keys.flatMap((key): LineFact[] => {
    const to = factValue(key, line, context)
    const from = change?.from && isTouched(key, change) ? factValue(key, change.from, context) : to
    const words = changeBetween(from, to)
    return words.kind === 'same' && words.to === undefined ? [] : [{ key, change: words }]
  })
}

/** How many changes are marked on a line: one when it is new or gone, else its changed facts. */
export function marksOfLine(line: ProductLine, change: LineChange, context: FactContext): number {
  if (change.kind === 'added' || change.kind === 'removed') return 1
  return lineFacts(line, change, context).filter((fact) => fact.change.kind !== 'same').length
}
