import { shortPeriod } from '../../facts/document-format.ts'
import type { ProductLine } from '../../goods/product-line/product-line.ts'
import type { NamedList } from '../../reference/code-list/code-entry.ts'
import { linesInWords } from './clauses.ts'
import type { Line, Span } from './document.ts'
import { besideEnglish, bilingual, codeWords, type Known, source, together } from './source.ts'

type Entry = readonly [code: string, words: readonly Span[]]

/** Line numbers after an entry, as after a clause; the first number stays on the line of its word. */
function behind(span: Span): Span {
  const { t, ...more } = typeof span === 'string' ? { t: span } : span
  return { ...more, t: `(${t.replace(/^(\p{L}+) (?=\d)/u, '$1\u00a0')})`, as: 'subtle' }
}

/** [CRT-18] Each entry once, in the order in which the lines name them, with its lines unless every line names it. */
function each(
  known: Known,
  entriesOf: (line: ProductLine) => readonly Entry[],
): readonly (readonly [code: string, words: Line])[] {
  const found = new Map<string, { readonly entry: Entry; readonly lines: Set<number> }>()
  for (const [index, line] of known.lines.entries()) {
    for (const entry of entriesOf(line)) {
      const key = JSON.stringify(entry)
      const { lines } = found.get(key) ?? { lines: new Set() }
      found.set(key, { entry, lines: lines.add(index) })
    }
  }
  return [...found.values()].map(({ entry: [code, words], lines }) => {
    if (lines.size === known.lines.length) return [code, words]
    return [code, [...words, ...bilingual(linesInWords([...lines], known), known).map(behind)]]
  })
}

const wordsOf = (...words: readonly (string | undefined)[]): Span[] => words.filter((word): word is string => !!word)

function producerEntries(known: Known, { productionEstablishment: producer }: ProductLine): Entry[] {
  const { approvalNumber, isUnauthorized, unauthorizedEstablishmentInfo: described } = producer ?? {}
  if (isUnauthorized === true) {
    const place = together([described?.postalCode, described?.postalCity], ' ')
    const country = described?.country ? codeWords(known, 'countries', described.country) : undefined
    const words = together([described?.name, described?.address, place, described?.county, country?.en], ', ')
    return [[approvalNumber ?? '–', [...wordsOf(words), ...besideEnglish(country, known)]]]
  }
  if (approvalNumber === undefined) return []
  const registered = known.lookups.establishment(approvalNumber)
  const place = together([registered?.postalCode, registered?.postalCity], ' ')
  return [[approvalNumber, wordsOf(together([registered?.name, registered?.address, place], ', '))]]
}

function coldStoreEntries({ lookups }: Known, { coldStore }: ProductLine): Entry[] {
  if (coldStore === undefined || coldStore === null || coldStore === '') return []
  return [[coldStore, wordsOf(together([lookups.establishment(coldStore)?.name, '(cold store)'], ' '))]]
}

const info = 'productLines.productionEstablishment.unauthorizedEstablishmentInfo'

/** [CRT-01] Every establishment that the lines name, with what the register or the exporter says about it. */
export const establishments = source(
  [
    'productLines.productionEstablishment.isUnauthorized',
    'productLines.productionEstablishment.approvalNumber',
    `${info}.name`,
    `${info}.address`,
    `${info}.postalCode`,
    `${info}.postalCity`,
    `${info}.county`,
    `${info}.country`,
    'productLines.coldStore',
  ],
  (known) => ({
    list: [
      ...each(known, (line) => producerEntries(known, line)),
      ...each(known, (line) => coldStoreEntries(known, line)),
    ],
  }),
)

const siteEntries = ({ lookups }: Known, { slaughterInformation = [] }: ProductLine): Entry[] =>
  slaughterInformation.flatMap(({ siteNumber, fromDate, toDate }): Entry[] => {
    if (siteNumber === undefined) return []
    const site = lookups.site(siteNumber)
    const slaughtered = shortPeriod(fromDate, toDate).join(' ')
    const place = together([site?.name, site?.municipality], ', ')
    return [[String(siteNumber), wordsOf(together([place, slaughtered && `slaughtered ${slaughtered}`], ' · '))]]
  })

function areaEntries(known: Known, { aquacultureArea, catchAreas = [] }: ProductLine): Entry[] {
  const inList =
    (list: NamedList) =>
    (code: string): Entry => {
      const words = codeWords(known, list, code)
      return [code, words.en === code ? [] : bilingual(words, known)]
    }
  const farmed = aquacultureArea === undefined ? [] : [aquacultureArea]
  return [...farmed.map(inList('aquaculture-areas')), ...catchAreas.map(inList('catch-areas'))]
}

const vesselEntries = (_: Known, { vesselInformation = [] }: ProductLine): Entry[] =>
  vesselInformation.map(({ vesselName = '', vesselNumber }) => [vesselNumber ?? vesselName, wordsOf(vesselName)])

/** Aquaculture sites with their days of slaughter. */
export const slaughterSites = source(['productLines.slaughterInformation'], (known) => ({
  list: each(known, (line) => siteEntries(known, line)),
}))

/** Sites, areas and vessels: everything that a production mode asks for. */
export const wholeOrigin = source(
  [
    'productLines.slaughterInformation',
    'productLines.aquacultureArea',
    'productLines.catchAreas',
    'productLines.vesselInformation',
  ],
  (known) => ({
    list: [
      ...each(known, (line) => areaEntries(known, line)),
      ...each(known, (line) => siteEntries(known, line)),
      ...each(known, (line) => vesselEntries(known, line)),
    ],
  }),
)
