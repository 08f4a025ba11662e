/** One option. */
export interface ComboboxOption<Value extends string = string> {
  readonly value: Value
  readonly label: string
  /** Short text at the end of the row: a code. Searched too. */
  readonly detail?: string
  /** Second name in the row: the scientific name of a species. Searched too. */
  readonly note?: string
  /** More about the option, on its own line: an address. Not searched. */
  readonly description?: string
  /** Searched but not shown: names in other languages. */
  readonly keywords?: readonly string[]
  /** The language of the label if it is not the reader's; the row then says so. */
  readonly lang?: string
  /** The heading above it and the neighbours in the same section, while nothing is typed. */
  readonly section?: string
  /** Why it cannot be selected now; the row shows the reason and is skipped. */
  readonly disabledReason?: string
}

// The old spellings come first: 'aa' must match 'å', which decomposition would make 'a'.
const spellings: readonly (readonly [RegExp, string])[] = [
  [/å/g, 'aa'],
  [/[æä]/g, 'ae'],
  [/[øö]/g, 'oe'],
  [/ü/g, 'u'],
  [/ß/g, 'ss'],
  [/đ|ð/g, 'd'],
  [/ł/g, 'l'],
]

// Every mark except the ring and the two dots, which make å, ä and ö.
const otherMarks = /(?![\u0308\u030A])\p{M}/gu

/** Normalises spellings: Ålesund, Aalesund and ålesund become equal; accents are ignored. */
export function foldText(text: string): string {
  // An accent on one of the special letters (ǽ, ǻ) would hide it from the table above.
  let folded = text.toLowerCase().normalize('NFD').replace(otherMarks, '').normalize('NFC')
  for (const [pattern, replacement] of spellings) folded = folded.replace(pattern, replacement)
  return folded
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** A number without the spaces and points that people type, '0302 14' and '0302.14'; empty for any other text. */
const bareNumber = (text: string) => (/^\s*\d[\d\s.]*$/.test(text) ? text.replace(/\D/g, '') : '')

/** Whether a text is the whole name or code of an option. */
export const isWholeName = ({ label, value, detail = '' }: ComboboxOption, text: string): boolean =>
  [label, value, detail].some((name) => foldText(name) === foldText(text)) ||
  [value, detail].includes(bareNumber(text) || text)

/** The option that a text names in full; of several with the same name the selected one, or one that can be selected. */
export function namedOption<Value extends string>(
  options: readonly ComboboxOption<Value>[],
  text: string,
  chosen: Value | null,
): ComboboxOption<Value> | undefined {
  const named = foldText(text) === '' ? [] : options.filter((option) => isWholeName(option, text))
  return named.find(({ value }) => value === chosen) ?? named.find(({ disabledReason }) => !disabledReason) ?? named[0]
}

// 'Alesund' for Ålesund, 'o' for ø: typed on a keyboard without the letters.
const bareText = (text: string) => foldText(text.replace(/å/gi, 'a').replace(/[øö]/gi, 'o').replace(/[æä]/gi, 'a'))

/** Maps every way to write æ, ø and å without them to one vowel: 'faeroy', 'faroey' and 'faroy' become equal. */
const looseText = (text: string) => bareText(text).replace(/aa|ae/g, 'a').replace(/oe/g, 'o')

const writtenWithE = 3

/** The loose spellings of a name with such letters. Each æ may also be an 'e' ('Feroyene'), independently. */
function looseNames(name: string): string[] {
  const parts = name.split(/æ/i)
  if (!/[æøåäö]/i.test(name)) return []
  if (parts.length - 1 > writtenWithE) return [looseText(name)]
  const [first = '', ...rest] = parts
  const ways = rest.reduce(
    (starts, part) => starts.flatMap((start) => [`${start}a${part}`, `${start}e${part}`]),
    [first],
  )
  return ways.map(looseText)
}

/** The selected option in words, with its code first if requested. */
export const chosenText = (option: ComboboxOption | undefined, withDetail = false): string | undefined =>
  withDetail && option?.detail ? `${option.detail} ${option.label}` : option?.label

/** An option with its searchable texts, folded once and not at every key press. */
interface IndexedOption<Value extends string = string> {
  readonly option: ComboboxOption<Value>
  readonly names: readonly string[]
  readonly codes: readonly string[]
  /** Spellings of its names without æ, ø and å. */
  readonly loose: readonly string[]
}

function indexOptions<Value extends string>(options: readonly ComboboxOption<Value>[]): IndexedOption<Value>[] {
  return options.map((option) => {
    const texts = [option.label, option.note, ...(option.keywords ?? [])].filter((text) => text !== undefined)
    const names = new Set(texts.flatMap((text) => [foldText(text), bareText(text)]))
    const codes = [option.value, option.detail ?? ''].map(foldText).filter(Boolean)
    return { option, names: [...names], codes, loose: [...new Set(texts.flatMap(looseNames))] }
  })
}

const indexes = new WeakMap<readonly ComboboxOption[], readonly IndexedOption[]>()

/**
 * Indexed at the first search and shared by all searches of a list, so that a page with many lists opens without this
 * cost.
 */
function indexOf<Value extends string>(options: readonly ComboboxOption<Value>[]): readonly IndexedOption<Value>[] {
  const index = (indexes.get(options) as readonly IndexedOption<Value>[] | undefined) ?? indexOptions(options)
  indexes.set(options, index)
  return index
}

/** How well an option matches the query; undefined if it does not. */
function rank({ names, codes }: Pick<IndexedOption, 'names' | 'codes'>, query: string): number | undefined {
  if (codes.includes(query) || names.includes(query)) return 0
  if (names.some((name) => name.startsWith(query))) return 1
  if (codes.some((code) => code.startsWith(query))) return 2
  if (names.some((name) => name.includes(` ${query}`))) return 3
  return names.some((name) => name.includes(query)) ? 4 : undefined
}

/** The options that match a query, the best first; equal matches keep their order. An empty query matches all. */
export function searchOptions<Value extends string>(
  options: readonly ComboboxOption<Value>[],
  typed: string,
): readonly ComboboxOption<Value>[] {
  const queries = [...new Set([foldText(typed), bareText(typed), bareNumber(typed)].filter(Boolean))]
  if (queries.length === 0) return options
  const looseQuery = looseText(typed)
  const hits: { option: ComboboxOption<Value>; rank: number }[] = []
  for (const entry of indexOf(options)) {
    const ranks = [
      ...queries.map((query) => rank(entry, query)),
      ...(entry.loose.length > 0 ? [rank({ names: entry.loose, codes: [] }, looseQuery)] : []),
    ].filter((value) => value !== undefined)
    if (ranks.length > 0) hits.push({ option: entry.option, rank: Math.min(...ranks) })
  }
  return hits.sort((a, b) => a.rank - b.rank).map(({ option }) => option)
}

/** Splits a label around the matched part, so that it can be highlighted. */
export function markHit(label: string, typed: string): { before: string; hit: string; after: string } {
  const none = { before: label, hit: '', after: '' }
  if (foldText(typed) === '') return none
  return markWith(foldText, label, typed) ?? markWith(looseText, label, typed) ?? none
}

function markWith(fold: (text: string) => string, label: string, typed: string) {
  const query = fold(typed)
  // Folding changes lengths (å → aa), so start positions are tried in the original text.
  for (let start = 0; start < label.length; start++) {
    if (!fold(label.slice(start)).startsWith(query)) continue
    for (let end = start + 1; end <= label.length; end++) {
      if (fold(label.slice(start, end)).length >= query.length) {
        return { before: label.slice(0, start), hit: label.slice(start, end), after: label.slice(end) }
      }
    }
  }
  return undefined
}
