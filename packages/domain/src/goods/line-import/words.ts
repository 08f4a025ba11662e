import type { Option } from '@eksport/forms'
import { foldWord } from './fold.ts'

/** A row of a list that words of a file may mean. */
interface Named {
  readonly code: string
  readonly names: Readonly<Partial<Record<string, string>>>
  readonly active: boolean
}

/** What a word means: a code, or the codes that it may mean; none when nothing is called so. */
export type Meaning = { readonly code: string } | { readonly candidates: readonly string[] }

/** Words of the trade that no list has, by list. What they mean is shown before anything is taken, and can be changed. */
const tradeWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'processing-types': {
    hog: 'GUTTED',
    'head on gutted': 'GUTTED',
    'gutted head on': 'GUTTED',
    sloyd: 'GUTTED',
    hg: 'GUTTED_HEADED',
    'h g': 'GUTTED_HEADED',
    'headed gutted': 'GUTTED_HEADED',
    'headed and gutted': 'GUTTED_HEADED',
    wr: 'WHOLE_ROUND',
    rund: 'WHOLE_ROUND',
    'whole round': 'WHOLE_ROUND',
    fillets: 'FILLET',
    filets: 'FILLET',
    fileter: 'FILLET',
    portions: 'PORTION',
    steaks: 'STEAK',
  },
  'processing-states': { frossen: 'FROZEN', frosset: 'FROZEN', frosen: 'FROZEN', frys: 'FROZEN', ferske: 'FRESH' },
  'packaging-types': { isopor: 'QR', eps: 'QR' },
  species: { salmon: '711' },
}

export interface WordBook {
  readonly meaningOf: (word: string) => Meaning
}

const nothing: Meaning = { candidates: [] }

function bookOf(meanings: ReadonlyMap<string, ReadonlySet<string>>, codes: ReadonlyMap<string, string>): WordBook {
  return {
    meaningOf(word) {
      const folded = foldWord(word)
      // Codes such as `1A` and `01.1` differ in what a folded word leaves out.
      const code = codes.get(word.trim().toLowerCase()) ?? codes.get(folded)
      if (code !== undefined) return { code }
      const found = [...(meanings.get(folded) ?? [])]
      const [first, ...others] = found
      if (first === undefined) return nothing
      return others.length === 0 ? { code: first } : { candidates: found }
    },
  }
}

/** The words of a code list: its codes, its names in every language, and what the trade says. Only what can be chosen now. */
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
  const known = new Set(codes.values())
  for (const [word, code] of Object.entries(tradeWords[list] ?? {})) {
    if (known.has(code) && !meanings.has(word)) meanings.set(word, new Set([code]))
  }
  return bookOf(meanings, codes)
}

/** The words of the options that a field itself lists. */
export function wordsOfOptions(options: readonly Option[]): WordBook {
  return wordsOfList(
    '',
    options.map(({ value, label }) => ({ code: value, names: { ...label }, active: true })),
  )
}
