/** Values for the placeholders `{linje}`, `{felt}` and `{verdi}` in a phrase. */
export type PhrasePlace = Readonly<Partial<Record<'linje' | 'felt' | 'verdi', string>>>

/** The text typed after a slash that starts a word, and the position of the slash; undefined if the caret does not follow one. */
export function slashBefore(text: string, caret: number): { readonly at: number; readonly typed: string } | undefined {
  const [, typed] = /(?:^|\s)\/([^/\n]{0,40})$/.exec(text.slice(0, caret)) ?? []
  return typed === undefined ? undefined : { at: caret - typed.length - 1, typed }
}

const isKnown = (name: string, place: PhrasePlace): name is keyof PhrasePlace => Object.hasOwn(place, name)

/** The phrase with its placeholders filled in; unknown ones are left for the officer to fill in. */
export const filled = (phrase: string, place: PhrasePlace): string =>
  phrase.replace(/\{(\w+)\}/g, (_, name: string) => (isKnown(name, place) && place[name]) || '…')

/** Whether a phrase contains every typed word. */
export function holds(phrase: string, typed: string): boolean {
  const text = phrase.toLocaleLowerCase('nb')
  return typed
    .toLocaleLowerCase('nb')
    .split(/\s+/)
    .every((word) => text.includes(word))
}
