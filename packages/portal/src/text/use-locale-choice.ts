import { type Locale, locales } from '@eksport/forms'
import { browserValue, useBrowserValue } from '../browser/browser-value.ts'

const isLocale = (value: string | null): value is Locale => locales.some((locale) => locale === value)

const key = 'eksport.locale'
const toLocale = (stored: string | null): Locale => (isLocale(stored) ? stored : 'nb')

/** The language chosen in this browser, for what is no component; bokmål until another is chosen. */
export const chosenLocale = (): Locale => toLocale(browserValue(key))

/** The language chosen in this browser; bokmål until another is chosen. */
export function useLocaleChoice(): [locale: Locale, choose: (locale: Locale) => void] {
  const [stored, store] = useBrowserValue(key)
  return [toLocale(stored), store]
}
