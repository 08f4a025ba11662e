/** The languages that the texts of the house are written in, the first of them first. */
export const locales = ['nb', 'nn', 'en'] as const

/**
 * A product that speaks other languages names them once, and a text that lacks one of them does not compile:
 * `declare module '@eksport/forms' { interface Register { locale: 'da' | 'ar' } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: a product adds its languages by declaration merging
export interface Register {}

/** The languages that texts are written in, as BCP 47 tags: bokmål, nynorsk and English unless a product registers its own. */
export type Locale = Register extends { readonly locale: infer Own extends string } ? Own : (typeof locales)[number]

/** One text in every language; a missing language does not compile. `{name}` marks a parameter. */
export type LocalizedText = Readonly<Record<Locale, string>>

/** Values for the `{name}` marks of a text. */
export type TextParams = Readonly<Record<string, string | number>>

/** The tag and what it is a kind of: 'zh-Hant-TW', 'zh-Hant', 'zh'. Those who read one Norwegian read the other. */
function tagsOf(locale: string): string[] {
  const parts = locale.split('-')
  const tags = parts.map((_, index) => parts.slice(0, parts.length - index).join('-'))
  return ['nb', 'nn', 'no'].includes(parts[0] ?? '') ? [...tags, 'nb', 'nn'] : tags
}

/** The tag that a text in these languages is read by: the nearest to the asked one, else English, else bokmål, else the first. */
export function nearestLocale<Known extends string>(known: readonly Known[], locale: string): Known | undefined {
  if ((known as readonly string[]).includes(locale)) return locale as Known
  const found = [...tagsOf(locale), 'en', 'nb'].find((tag) => (known as readonly string[]).includes(tag))
  return (found as Known | undefined) ?? known[0]
}

/** Text by tag; more languages than a product has may be there. */
type Texts = Readonly<Record<string, string | undefined>>

/** A text with its `{name}` marks filled in. */
export const fillIn = (text: string, params: TextParams = {}): string =>
  text.replace(/\{(\w+)\}/g, (mark, name: string) => String(params[name] ?? mark))

/**
 * The text in one language, any BCP 47 tag, with its parameters filled in. A language that the text lacks is read in the nearest:
 * 'da' for 'da-DK', one Norwegian for the other, English or bokmål at last.
 * A mark without a value stays as written, so that the fault can be seen instead of an empty space.
 */
export function localize(text: Texts, locale: string, params?: TextParams): string {
  return fillIn(text[locale] ?? text[nearestLocale(Object.keys(text), locale) ?? ''] ?? '', params)
}

/**
 * What `Intl` is asked for, the best first. Chrome knows no nynorsk, and would order and join in whatever language the browser itself
 * is in; bokmål has the same alphabet, the same comma and nearly the same words. English alone would be American: 'PDF, JPG, or PNG'.
 */
export const languageTags = (locale: string): string[] =>
  locale === 'en' ? ['en-GB'] : /^nn\b/.test(locale) ? [locale, 'nb'] : [locale]

const yes: LocalizedText = { nb: 'Ja', nn: 'Ja', en: 'Yes' }
const no: LocalizedText = { nb: 'Nei', nn: 'Nei', en: 'No' }

/** The word for a yes or a no. */
export function yesOrNo(value: boolean, locale: string): string {
  return localize(value ? yes : no, locale)
}
