import { excludedParts, type GoodsPart, type GoodsTable, type ProductLine, type StatedGoods } from '@eksport/domain'
import { classificationTexts } from '@eksport/portal/code-lists/classification.texts.ts'
import type { ListedEntry } from '@eksport/portal/code-lists/ordered-lists.ts'

/** What a list offers, and what of the line its choices are held against. */
interface Narrowing {
  readonly chosen: string | undefined
  /** The goods with a choice of the list. */
  readonly goodsWith: (code: string) => StatedGoods
  /** What of them the choice may not exclude. */
  readonly parts: readonly GoodsPart[]
}

/** What fits, and what was chosen all the same. A list of which nothing fits stays whole: then something else of the line is wrong. */
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
 * [EXP-06] The lists of a line without what the words of its HS code exclude, by the table that the rules go by: codes by the species and
 * whether it lives; states by the species and the code, and types by the state too, for what is not alive: living goods have neither. An answer that no longer fits stays chosen, and the rule says what is wrong.
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
