import { type LocalizedText, localize, type TextParams } from '@eksport/forms'

/**
 * What a list holds, in the words of its trade: 'søknader', 'fiskekort', 'licences'. Texts insert the forms at `{one}`,
 * `{many}` and `{all}`, or at `{One}` and `{Many}` at the start of a sentence.
 */
export interface Nouns {
  /** Singular, as after the number 1: 'søknad', 'application'. */
  readonly one: LocalizedText
  /** Plural, as after any other number: 'søknader', 'applications'. */
  readonly many: LocalizedText
  /** Definite plural: 'søknadene', 'the applications'. */
  readonly all: LocalizedText
}

/** Default nouns of a list: results. */
export const resultNouns: Nouns = {
  one: { nb: 'treff', nn: 'treff', en: 'result' },
  many: { nb: 'treff', nn: 'treff', en: 'results' },
  all: { nb: 'treffene', nn: 'treffa', en: 'the results' },
}

/** Default nouns of a list of lines. */
export const lineNouns: Nouns = {
  one: { nb: 'linje', nn: 'linje', en: 'line' },
  many: { nb: 'linjer', nn: 'linjer', en: 'lines' },
  all: { nb: 'linjene', nn: 'linjene', en: 'the lines' },
}

/** The forms of a noun as parameters of a text. */
export function nounParams({ one, many, all }: Nouns, locale: string) {
  const begun = (word: string) => word.charAt(0).toLocaleUpperCase(locale) + word.slice(1)
  const words = { one: localize(one, locale), many: localize(many, locale), all: localize(all, locale) }
  return { ...words, One: begun(words.one), Many: begun(words.many) } satisfies TextParams
}
