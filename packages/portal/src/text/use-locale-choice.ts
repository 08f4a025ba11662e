import type { Locale } from '@eksport/forms'
import { browserValue, useBrowserValue } from '../browser/browser-value.ts'
import { isLocale } from './is-locale.ts'

const key = 'eksport.locale'
const toLocale = (stored: string | null): Locale => (isLocale(stored) ? stored : 'nb')

/** The language chosen in this browser, for what is no component; bokmål until another is chosen. */
export const chosenLocale = (): Locale => toLocale(browserValue(key))

/** The language chosen in this browser; bokmål until another is chosen. */
export function useLocaleChoice(): [locale: Locale, choose: (locale: Locale) => void] {
  const [stored, store] = useBrowserValue(key)
  return [toLocale(stored), store]
}
