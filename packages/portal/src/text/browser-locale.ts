import { type Locale, locales } from '@eksport/forms'

/** The first of our languages that a browser prefers; English where it prefers none of them. */
export function browserLocale(languages: readonly string[]): Locale {
  const asked = languages.map((language) => language.toLowerCase().split('-')[0] ?? '')
  return asked.map((language) => (language === 'no' ? 'nb' : language)).find(isLocale) ?? 'en'
}

export const isLocale = (value: string | null): value is Locale => locales.some((locale) => locale === value)

/** Each language by its own name. */
export const languageNames = { nb: 'Bokmål', nn: 'Nynorsk', en: 'English' } as const satisfies Record<Locale, string>
