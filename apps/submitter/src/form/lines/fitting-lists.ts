import { excludedParts, type GoodsPart, type GoodsTable, type ProductLine, type StatedGoods } from '@eksport/domain'
import { classificationTexts } from '@eksport/portal/code-lists/classification.texts.ts'
import type { ListedEntry } from '@eksport/portal/code-lists/ordered-lists.ts'

/** How a list is narrowed. */
interface Narrowing {
  readonly chosen: string | undefined
  /** The goods if the code were chosen. */
  readonly goodsWith: (code: string) => StatedGoods
  /** The parts of the goods that a choice may not exclude. */
  readonly parts: readonly GoodsPart[]
}

/**
 * The entries that fit, and the chosen one even if it does not. If none fit, the list stays whole, because another answer of the line is
 * wrong.
 */
function fitting(
  entries: readonly ListedEntry[] | undefined,
  table: GoodsTable,
  { chosen, goodsWith, parts }: Narrowing,
): readonly ListedEntry[] | undefined {
  const fits = ({ code }: ListedEntry) =>
    !excludedParts(goodsWith(code), table).some((excluded) => parts.includes(excluded))
  const kept = entries?.filter(fits) ?? []
  if (entries === undefined || kept.length === 0 || kept.length === entries.length) return entries
  const stray = entries.filter((entry) => entry.code === chosen && !fits(entry))
  return [...kept, ...stray.map((entry) => ({ ...entry, section: classificationTexts.unfit }))]
}

interface GoodsLists {
  readonly codes: readonly ListedEntry[] | undefined
  readonly states: readonly ListedEntry[] | undefined
  readonly types: readonly ListedEntry[] | undefined
}

/**
 * [EXP-06] The lists of a line without the entries that the text of its HS code excludes, by the table that the rules use. Codes depend on
 * the species and whether it is alive; states on the species and the code; types on the state too. Live goods have neither state nor type.
 * An answer that no longer fits stays chosen, and the rule says what is wrong.
 */
export function fittingLists(line: ProductLine, { codes, states, types }: GoodsLists, table: GoodsTable) {
  const { species, isAlive, productClassificationCode: code, processingState, processingType } = line
  const goods: StatedGoods = { species, isAlive: false, productClassificationCode: code }
  return {
    'product-classification': fitting(codes, table, {
      chosen: code,
      goodsWith: (productClassificationCode) => ({ species, isAlive, productClassificationCode }),
      parts: ['species', 'isAlive'],
    }),
    'processing-states': fitting(states, table, {
      chosen: processingState,
      goodsWith: (state) => ({ ...goods, processingState: state }),
      parts: ['processingState'],
    }),
    'processing-types': fitting(types, table, {
      chosen: processingType,
      goodsWith: (type) => ({ ...goods, processingState, processingType: type }),
      parts: ['processingType'],
    }),
  }
}
