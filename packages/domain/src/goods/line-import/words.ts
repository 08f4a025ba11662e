import type { Option } from '@eksport/forms'
import { tradeWords } from './cell-words.ts'

/** A word in the form in which it is compared: without case, accents and punctuation, with single spaces. */
export function foldWord(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** An entry of a list that words of a file may mean. */
export interface Named {
  readonly code: string
  readonly names: Readonly<Partial<Record<string, string>>>
  readonly active: boolean
}

/** The meaning of a word: a code, or the codes that it may mean; empty when there is none. */
export type Meaning = { readonly code: string } | { readonly candidates: readonly string[] }

export interface WordBook {
  readonly meaningOf: (word: string) => Meaning
}

const nothing: Meaning = { candidates: [] }

function bookOf(meanings: ReadonlyMap<string, ReadonlySet<string>>, codes: ReadonlyMap<string, string>): WordBook {
  return {
    meaningOf(word) {
      const folded = foldWord(word)
      // Codes such as `1A` and `01.1` differ in what folding removes.
      const code = codes.get(word.trim().toLowerCase()) ?? codes.get(folded)
      if (code !== undefined) return { code }
      const found = [...(meanings.get(folded) ?? [])]
      const [first, ...others] = found
      if (first === undefined) return nothing
      return others.length === 0 ? { code: first } : { candidates: found }
    },
  }
}

/** Words of the trade that mean known codes. */
function tradeMeanings(list: string, known: ReadonlySet<string>): Map<string, Set<string>> {
  const meanings = new Map<string, Set<string>>()
  for (const [code, words] of Object.entries(tradeWords[list] ?? {})) {
    if (!known.has(code)) continue
    for (const word of words.map(foldWord)) meanings.set(word, (meanings.get(word) ?? new Set()).add(code))
  }
  return meanings
}

/** The words of a code list: its codes, its names in every language, and the words of the trade. Active entries only. */
export function wordsOfList(list: string, entries: readonly Named[]): WordBook {
  const meanings = new Map<string, Set<string>>()
  const codes = new Map<string, string>()
  for (const { code, names, active } of entries) {
    if (!active) continue
    codes.set(code.toLowerCase(), code)
    for (const name of Object.values(names)) {
      const word = foldWord(name ?? '')
      if (word !== '') meanings.set(word, (meanings.get(word) ?? new Set()).add(code))
    }
  }
  for (const [word, meant] of tradeMeanings(list, new Set(codes.values()))) {
    if (!meanings.has(word)) meanings.set(word, meant)
  }
  return bookOf(meanings, codes)
}

/** The words of the trade alone, while the list is not loaded. */
export const tradeBook = (list: string): WordBook =>
  bookOf(tradeMeanings(list, new Set(Object.keys(tradeWords[list] ?? {}))), new Map())

/** The words of the options that a field defines itself. */
export function wordsOfOptions(options: readonly Option[]): WordBook {
  return wordsOfList(
    'options',
    options.map(({ value, label }) => ({ code: value, names: { ...label }, active: true })),
  )
}
