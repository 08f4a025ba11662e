import { type Asking, formatNumber } from '@eksport/forms'
import { quantity, shortPeriod } from '../../facts/document-format.ts'
import { type FactPath, facts, factText } from '../../facts/facts.ts'
import type { ProductLine } from '../../goods/product-line/product-line.ts'
import { totalsOf } from '../../goods/product-line/totals.ts'
import type { NamedList } from '../../reference/code-list/code-entry.ts'
import type { DocumentCell, DocumentGoods } from './document.ts'
import { inLanguages, type SomeWords, type Words } from './languages.ts'
import { bilingual, codeWords, enumerated, type Known, spoken } from './source.ts'
import { captions } from './words/captions.ts'

/** A column of the goods table. The compiler checks `Read` against the form, as for a box. */
export type Column<Read extends string = string> = {
  readonly caption: Words
  readonly width: number
  readonly align: 'start' | 'end'
  readonly as?: 'code' | 'num'
  readonly reads: readonly string[]
  readonly cell: (line: ProductLine, known: Known, index: number) => DocumentCell
  /** The content of the totals row in this column. */
  readonly total?: (known: Known) => DocumentCell
} & Asking<never, Read>

type LinePath = Extract<FactPath, `productLines.${string}`>

const column = <const Read extends LinePath>(
  reads: readonly Read[],
  described: Omit<Column, 'reads' | keyof Asking<never, string>>,
): Column<Read> => ({ reads, ...described })

const start = { align: 'start' } as const
const end = { align: 'end', as: 'num' } as const

const lineNumber = column([], {
  caption: captions.no,
  width: 22,
  ...end,
  cell: (_line, _known, index) => [String(index + 1)],
})

/** The species with its scientific name. */
export const species = column(['productLines.species'], {
  caption: captions.species,
  width: 0,
  ...start,
  cell: ({ species: code }, known) => {
    if (code === undefined || code === '') return []
    const [name = code, ...others] = bilingual(codeWords(known, 'species', code), known)
    const latin = known.lookups.scientificName(code)
    return spoken([
      typeof name === 'string' ? { t: name, as: 'strong' } : name,
      ...others,
      latin && { t: latin, as: 'latin' },
    ])
  },
  total: (known) => [bilingual(captions.total, known)],
})

export const hsCode = column(['productLines.productClassificationCode'], {
  caption: captions.hsCode,
  width: 46,
  ...start,
  as: 'code',
  cell: ({ productClassificationCode: code }) => spoken([code]),
})

const treated = [
  'productLines.natureOfCommodity',
  'productLines.isAlive',
  'productLines.processingState',
  'productLines.processingType',
  'productLines.productDescription',
] as const

const lowered = (word: string) => word.charAt(0).toLowerCase() + word.slice(1)

/** Joins names into a sentence: only the first keeps its capital letter. */
function asSentence(words: readonly (SomeWords | undefined)[], known: Known) {
  const [first, ...others] = words.filter((word) => word !== undefined)
  const inside = others.map(({ en, ...more }) => ({
    en: lowered(en),
    ...Object.fromEntries(Object.entries(more).map(([language, word]) => [language, lowered(word)])),
  }))
  return first === undefined ? [] : enumerated([first, ...inside], known)
}

/** Farmed or wild, alive or in which state, and how it was treated. */
function treatmentWords(line: ProductLine, known: Known): readonly (SomeWords | undefined)[] {
  const { natureOfCommodity: nature, isAlive, processingState: state, processingType: type } = line
  const inList = (list: NamedList, code: string | undefined) => (code ? codeWords(known, list, code) : undefined)
  const natured = factText('productLines.natureOfCommodity', line, known.context)
  return [
    natured && nature ? { ...codeWords(known, 'nature-of-commodities', nature), en: natured } : undefined,
    isAlive === true
      ? { ...codeWords(known, 'processing-states', 'LIVE'), en: 'Live' }
      : inList('processing-states', state),
    inList('processing-types', type),
  ]
}

/** Farmed or wild, alive or how it was treated, and what the exporter wrote about it. `more` lists other answers of the form. */
export const treatment = <const More extends LinePath = never>(
  ...more: readonly More[]
): Column<(typeof treated)[number] | More> =>
  column([...treated, ...more], {
    caption: captions.treatment,
    width: 118,
    ...start,
    cell: (line, known) => {
      const at = (path: LinePath) => factText(path, line, known.context)
      const besides = more.map((path) => {
        const label = facts[path].label.en
        const text = at(path)
        if (path !== 'productLines.productPackedForFinalConsumer') return text && `${label}: ${text}`
        return line.productPackedForFinalConsumer === true ? label : undefined
      })
      return spoken([
        ...asSentence(treatmentWords(line, known), known),
        ...besides,
        at('productLines.productDescription'),
      ])
    },
  })

/** Number of the establishment; with its country where it is outside the register. */
export const plant = column(
  [
    'productLines.productionEstablishment.approvalNumber',
    'productLines.productionEstablishment.unauthorizedEstablishmentInfo.country',
  ],
  {
    caption: captions.plant,
    width: 44,
    ...start,
    as: 'code',
    cell: ({ productionEstablishment: producer }) => {
      const country = producer?.isUnauthorized === true ? producer.unauthorizedEstablishmentInfo?.country : undefined
      return spoken([producer?.approvalNumber, country && `(${country})`])
    },
  },
)

export const produced = column(['productLines.productionPeriod'], {
  caption: captions.produced,
  width: 60,
  ...start,
  as: 'num',
  cell: ({ productionPeriod: period }) => shortPeriod(period?.from, period?.to),
})

export const lot = column(['productLines.lotNumber'], {
  caption: captions.lot,
  width: 58,
  ...start,
  as: 'code',
  cell: ({ lotNumber }) => spoken([lotNumber]),
})

export const packages = column(['productLines.packaging.numberOfPackages', 'productLines.packaging.type'], {
  caption: captions.packages,
  width: 48,
  ...end,
  cell: ({ packaging }, known) => {
    const { numberOfPackages: count } = packaging ?? {}
    // If all packages are of one type, that is printed in a separate box.
    const type = known.packageTypes.size > 1 ? packaging?.type : undefined
    const kind = type ? bilingual(codeWords(known, 'packaging-types', type), known) : []
    return spoken([count === undefined ? undefined : quantity(count, 'en'), ...kind])
  },
  total: ({ lines }) => [quantity(totalsOf(lines).packages, 'en')],
})

export const netWeight = column(['productLines.netWeight'], {
  caption: captions.net,
  width: 56,
  ...end,
  cell: ({ netWeight: weight }) => spoken([weight === undefined ? undefined : formatNumber(weight, 'en', 2)]),
  total: ({ lines }) => [formatNumber(totalsOf(lines).netWeight, 'en', 2)],
})

/** The goods as a table: one row per line, and a row of totals. Without lines there are no rows, and the box is struck through. */
export function goodsOf(no: string, columns: readonly Column[], known: Known): DocumentGoods {
  const all = [lineNumber, ...columns]
  return {
    no,
    caption: inLanguages(captions.goods, known.languages),
    field: 'productLines',
    columns: all.map(({ caption, width, align, as }) => ({
      caption: inLanguages(caption, known.languages),
      width,
      align,
      ...(as && { as }),
    })),
    rows: known.lines.map((line, index) => all.map(({ cell }) => cell(line, known, index))),
    total: known.lines.length === 0 ? [] : all.map(({ total }) => total?.(known) ?? []),
  }
}
