/** The words of a fact: one value (an address has line breaks), or several. */
export type FactWords = string | readonly string[]

/** The change of a fact, in the words shown. `same` and `added` have `to`, `removed` has `from`, `changed` has both. */
export interface ChangeWords {
  readonly kind: 'same' | 'changed' | 'added' | 'removed'
  readonly from?: FactWords | undefined
  readonly to?: FactWords | undefined
}

/** A piece of a compared text. */
export interface DiffPart {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

const isNothing = (words: FactWords | null | undefined) =>
  words === undefined || words === null || words === '' || words.length === 0

const asList = (words: FactWords): readonly string[] => (typeof words === 'string' ? [words] : words)

/** Several values are compared regardless of order. */
function isSameWords(from: FactWords, to: FactWords): boolean {
  if (typeof from === 'string' && typeof to === 'string') return from === to
  const [before, after] = [asList(from).toSorted(), asList(to).toSorted()]
  return before.length === after.length && before.every((text, index) => text === after[index])
}

/** The change between two versions of a fact; undefined, null, an empty text and an empty list are equal. */
export function changeBetween(from: FactWords | undefined, to: FactWords | undefined): ChangeWords {
  if (to === undefined || isNothing(to)) return isNothing(from) ? { kind: 'same' } : { kind: 'removed', from }
  if (from === undefined || isNothing(from)) return { kind: 'added', to }
  return isSameWords(from, to) ? { kind: 'same', to } : { kind: 'changed', from, to }
}

/** The values of the later list in order, then the ones that were removed. */
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
