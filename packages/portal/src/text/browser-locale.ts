import type { Locale } from '@eksport/forms'
import { isLocale } from './is-locale.ts'

/** The language of ours that a browser asks for first; English where it asks for none of them. */
export function browserLocale(languages: readonly string[]): Locale {
  const asked = languages.map((language) => language.toLowerCase().split('-')[0] ?? '')
  return asked.map((language) => (language === 'no' ? 'nb' : language)).find(isLocale) ?? 'en'
}
