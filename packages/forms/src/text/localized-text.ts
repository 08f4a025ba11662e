/** The languages of the product, the first being the one that texts are written in. */
export const locales = ['nb', 'nn', 'en'] as const

/** Bokmål, nynorsk or English. */
export type Locale = (typeof locales)[number]

/** One text in every language; a missing language does not compile. `{name}` marks a parameter. */
export type LocalizedText = Readonly<Record<Locale, string>>

/** Values for the `{name}` marks of a text. */
export type TextParams = Readonly<Record<string, string | number>>

/**
 * The text in one language with its parameters filled in.
 * A mark without a value stays as written, so that the fault can be seen instead of an empty space.
 */
export function localize(text: LocalizedText, locale: Locale, params: TextParams = {}): string {
  return text[locale].replace(/\{(\w+)\}/g, (mark, name: string) => String(params[name] ?? mark))
}

/**
 * What `Intl` is asked for, the best first. Chrome knows no nynorsk, and would order and join in whatever language the browser itself
 * is in; bokmål has the same alphabet, the same comma and nearly the same words. English alone would be American: 'PDF, JPG, or PNG'.
 */
export const languageTags = (locale: Locale): string[] => ({ nb: ['nb'], nn: ['nn', 'nb'], en: ['en-GB'] })[locale]

const yes: LocalizedText = { nb: 'Ja', nn: 'Ja', en: 'Yes' }
const no: LocalizedText = { nb: 'Nei', nn: 'Nei', en: 'No' }

/** The word for a yes or a no. */
export function yesOrNo(value: boolean, locale: Locale): string {
  return localize(value ? yes : no, locale)
}
