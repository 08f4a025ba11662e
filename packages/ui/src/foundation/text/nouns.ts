import type { Locale, LocalizedText, TextParams } from '@eksport/forms'

/**
 * What a list holds, in the words of its own trade: 'søknader', 'fiskekort', 'licences'.
 * A text puts them in with `{one}`, `{many}`, `{all}`, and `{Many}` where it begins a sentence.
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

/** The forms of a noun as the parameters of a text. */
export function nounParams({ one, many, all }: Nouns, locale: Locale) {
  const several = many[locale]
  const begun = several.charAt(0).toLocaleUpperCase(locale) + several.slice(1)
  return { one: one[locale], many: several, all: all[locale], Many: begun } satisfies TextParams
}
