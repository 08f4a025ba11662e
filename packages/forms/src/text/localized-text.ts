/** The languages of the built-in texts, the default first. */
export const locales = ['nb', 'nn', 'en'] as const

/**
 * A product in other languages registers them once, and a text that lacks one of them then does not compile:
 * `declare module '@eksport/forms' { interface Register { locale: 'da' | 'ar' } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: a product adds its languages by declaration merging
export interface Register {}

/** The languages of texts, as BCP 47 tags: bokmål, nynorsk and English unless a product registers its own. */
export type Locale = Register extends { readonly locale: infer Own extends string } ? Own : (typeof locales)[number]

/** One text in every language; a missing language does not compile. `{name}` marks a parameter. */
export type LocalizedText = Readonly<Record<Locale, string>>

/** Values of the `{name}` parameters of a text. */
export type TextParams = Readonly<Record<string, string | number>>

/** The tag and its more general forms: 'zh-Hant-TW', 'zh-Hant', 'zh'. Bokmål and nynorsk stand in for each other. */
function tagsOf(locale: string): string[] {
  const parts = locale.split('-')
  const tags = parts.map((_, index) => parts.slice(0, parts.length - index).join('-'))
  return ['nb', 'nn', 'no'].includes(parts[0] ?? '') ? [...tags, 'nb', 'nn'] : tags
}

/** The known language nearest to the requested one, else English, else bokmål, else the first. */
export function nearestLocale<Known extends string>(known: readonly Known[], locale: string): Known | undefined {
  if ((known as readonly string[]).includes(locale)) return locale as Known
  const found = [...tagsOf(locale), 'en', 'nb'].find((tag) => (known as readonly string[]).includes(tag))
  return (found as Known | undefined) ?? known[0]
}

/** Texts by language tag; there may be more languages than the product has. */
type Texts = Readonly<Record<string, string | undefined>>

/** A text with its `{name}` parameters filled in. */
export const fillIn = (text: string, params: TextParams = {}): string =>
  text.replace(/\{(\w+)\}/g, (mark, name: string) => String(params[name] ?? mark))

/**
 * The text in one language, any BCP 47 tag, with its parameters filled in. Where the text lacks the language, the nearest one is
 * used: 'da' for 'da-DK', nynorsk for bokmål and the reverse, then English, then bokmål. A parameter without a value is left as
 * written, so that the error is visible.
 */
export function localize(text: Texts, locale: string, params?: TextParams): string {
  return fillIn(text[locale] ?? text[nearestLocale(Object.keys(text), locale) ?? ''] ?? '', params)
}

/**
 * The tags to pass to `Intl`, the best first. Chrome does not know nynorsk, and would sort and join in the browser's own
 * language; bokmål has the same alphabet, the same comma and nearly the same words. Plain English would be American: 'PDF, JPG,
 * or PNG'.
 */
export const languageTags = (locale: string): string[] =>
  locale === 'en' ? ['en-GB'] : /^nn\b/.test(locale) ? [locale, 'nb'] : [locale]

const yes: LocalizedText = { nb: 'Ja', nn: 'Ja', en: 'Yes' }
const no: LocalizedText = { nb: 'Nei', nn: 'Nei', en: 'No' }

/** 'Yes' or 'No' in the language. */
export function yesOrNo(value: boolean, locale: string): string {
  return localize(value ? yes : no, locale)
}
