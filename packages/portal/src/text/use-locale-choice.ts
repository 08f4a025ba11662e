import type { Locale } from '@eksport/forms'
import { browserValue, useBrowserValue } from '../browser/browser-value.ts'
import { isLocale } from './browser-locale.ts'

/** Where the choice is kept in this browser. */
export const localeKey = 'eksport.locale'
let unchosen: Locale = 'nb'
const toLocale = (stored: string | null): Locale => (isLocale(stored) ? stored : unchosen)

/** What a page is read in while nothing is chosen, for as long as it stays; said before it is drawn. */
export function readUnchosenIn(locale: Locale): void {
  unchosen = locale
}

/** The language chosen in this browser, for what is no component; bokmål until another is chosen. */
export const chosenLocale = (): Locale => toLocale(browserValue(localeKey))

/** The language chosen in this browser; bokmål until another is chosen. */
export function useLocaleChoice(): [locale: Locale, choose: (locale: Locale) => void] {
  const [stored, store] = useBrowserValue(localeKey)
  return [toLocale(stored), store]
}
