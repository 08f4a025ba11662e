import { type Locale, languageTags } from '@eksport/forms'

/** The words of all components in one language, by catalogue and key. */
export interface Language {
  readonly locale: Locale
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>
}

const known = new Map<Locale, Intl.DisplayNames>()

/** What a language is called in another: 'engelsk'. */
export function languageName(language: string, locale: Locale): string {
  const names = known.get(locale) ?? new Intl.DisplayNames(languageTags(locale), { type: 'language' })
  known.set(locale, names)
  return names.of(language) ?? language
}

/** Words that stand behind others; an abbreviation keeps its capitals: 'HS-kode'. */
export const firstSmall = (words: string): string =>
  words.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase())
