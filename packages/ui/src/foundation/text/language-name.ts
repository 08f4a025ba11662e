import { languageTags } from '@eksport/forms'

const known = new Map<string, Intl.DisplayNames>()

/** What a language is called in another: 'engelsk'. */
export function languageName(language: string, locale: string): string {
  const names = known.get(locale) ?? new Intl.DisplayNames(languageTags(locale), { type: 'language' })
  known.set(locale, names)
  return names.of(language) ?? language
}
