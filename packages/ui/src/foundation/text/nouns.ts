import { type LocalizedText, localize, type TextParams } from '@eksport/forms'

/**
 * What a list holds, in the words of its own trade: 'søknader', 'fiskekort', 'licences'.
 * A text puts them in with `{one}`, `{many}`, `{all}`, and `{One}` and `{Many}` where they begin a sentence.
 */
export interface Nouns {
  /** One of them, as after the number 1: 'søknad', 'application'. */
  readonly one: LocalizedText
  /** Several, as after any other number: 'søknader', 'applications'. */
  readonly many: LocalizedText
  /** Those that are meant: 'søknadene', 'the applications'. */
  readonly all: LocalizedText
}

/** What a list holds when its owner does not say: things that were found. */
export const resultNouns: Nouns = {
  one: { nb: 'treff', nn: 'treff', en: 'result' },
  many: { nb: 'treff', nn: 'treff', en: 'results' },
  all: { nb: 'treffene', nn: 'treffa', en: 'the results' },
}

/** What a list of lines holds when its owner does not say. */
export const lineNouns: Nouns = {
  one: { nb: 'linje', nn: 'linje', en: 'line' },
  many: { nb: 'linjer', nn: 'linjer', en: 'lines' },
  all: { nb: 'linjene', nn: 'linjene', en: 'the lines' },
}

/** The forms of a noun as the parameters of a text. */
export function nounParams({ one, many, all }: Nouns, locale: string) {
  const begun = (word: string) => word.charAt(0).toLocaleUpperCase(locale) + word.slice(1)
  const words = { one: localize(one, locale), many: localize(many, locale), all: localize(all, locale) }
  return { ...words, One: begun(words.one), Many: begun(words.many) } satisfies TextParams
}
