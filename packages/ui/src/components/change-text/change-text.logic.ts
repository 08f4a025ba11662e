/** What a fact says: one value (an address has line breaks in it), or several. */
export type FactWords = string | readonly string[]

/** What happened to a fact, in the words that are shown. `same` and `added` have `to`, `removed` has `from`, `changed` has both. */
export interface ChangeWords {
  readonly kind: 'same' | 'changed' | 'added' | 'removed'
  readonly from?: FactWords | undefined
  readonly to?: FactWords | undefined
}

/** A piece of a text that was compared with another. */
export interface DiffPart {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

const isNothing = (words: FactWords | null | undefined) =>
  words === undefined || words === null || words === '' || words.length === 0

const asList = (words: FactWords): readonly string[] => (typeof words === 'string' ? [words] : words)

/** The order of several values says nothing. */
function isSameWords(from: FactWords, to: FactWords): boolean {
  if (typeof from === 'string' && typeof to === 'string') return from === to
  const [before, after] = [asList(from).toSorted(), asList(to).toSorted()]
  return before.length === after.length && before.every((text, index) => text === after[index])
}

/** What happened between two sayings of a fact; nothing at all, null, an empty text and an empty list are alike. */
export function changeBetween(from: FactWords | undefined, to: FactWords | undefined): ChangeWords {
  if (to === undefined || isNothing(to)) return isNothing(from) ? { kind: 'same' } : { kind: 'removed', from }
  if (from === undefined || isNothing(from)) return { kind: 'added', to }
  return isSameWords(from, to) ? { kind: 'same', to } : { kind: 'changed', from, to }
}

/** Members of two lists: those of the later one in their order, then the ones that are gone. */
export function diffMembers(from: readonly string[], to: readonly string[]): DiffPart[] {
  const left = [...from]
  const kept = to.map((text): DiffPart => {
    const place = left.indexOf(text)
    if (place < 0) return { kind: 'added', text }
    left.splice(place, 1)
    return { kind: 'same', text }
  })
  return [...kept, ...left.map((text): DiffPart => ({ kind: 'removed', text }))]
}
