/** What a phrase is about: the words that stand in for its `{linje}`, `{felt}` and `{verdi}`. */
export type PhrasePlace = Readonly<Partial<Record<'linje' | 'felt' | 'verdi', string>>>

/** What is typed after a slash that begins a word, and where the slash stands; undefined where the caret is not behind one. */
export function slashBefore(text: string, caret: number): { readonly at: number; readonly typed: string } | undefined {
  const [, typed] = /(?:^|\s)\/([^/\n]{0,40})$/.exec(text.slice(0, caret)) ?? []
  return typed === undefined ? undefined : { at: caret - typed.length - 1, typed }
}

const isKnown = (name: string, place: PhrasePlace): name is keyof PhrasePlace => Object.hasOwn(place, name)

/** A phrase as it is written; what is not known is left for the officer to write. */
export const filled = (phrase: string, place: PhrasePlace): string =>
  phrase.replace(/\{(\w+)\}/g, (_, name: string) => (isKnown(name, place) && place[name]) || '…')

/** Whether a phrase holds every word that was typed. */
export function holds(phrase: string, typed: string): boolean {
  const text = phrase.toLocaleLowerCase('nb')
  return typed
    .toLocaleLowerCase('nb')
    .split(/\s+/)
    .every((word) => text.includes(word))
}
