import { type Locale, locales } from '@eksport/forms'
import { useBrowserValue } from '../browser/browser-value.ts'

const isLocale = (value: string | null): value is Locale => locales.some((locale) => locale === value)

/** The language chosen in this browser; bokmål until another is chosen. */
export function useLocaleChoice(): [locale: Locale, choose: (locale: Locale) => void] {
  const [stored, store] = useBrowserValue('eksport.locale')
  return [isLocale(stored) ? stored : 'nb', store]
}
