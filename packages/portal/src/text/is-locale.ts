import { type Locale, locales } from '@eksport/forms'

export const isLocale = (value: string | null): value is Locale => locales.some((locale) => locale === value)
