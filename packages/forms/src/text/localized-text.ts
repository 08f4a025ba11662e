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
