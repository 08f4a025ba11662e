import { languageTags } from '@eksport/forms'

const known = new Map<string, Intl.DisplayNames>()

/** The name of a language in another: 'engelsk'. */
export function languageName(language: string, locale: string): string {
  const names = known.get(locale) ?? new Intl.DisplayNames(languageTags(locale), { type: 'language' })
  known.set(locale, names)
  return names.of(language) ?? language
}
