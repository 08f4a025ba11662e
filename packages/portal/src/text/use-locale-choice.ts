import type { Locale } from '@eksport/forms'
import { browserValue, useBrowserValue } from '../browser/browser-value.ts'
import { isLocale } from './browser-locale.ts'

/** The browser's storage key of the choice. */
export const localeKey = 'eksport.locale'
let unchosen: Locale = 'nb'
const toLocale = (stored: string | null): Locale => (isLocale(stored) ? stored : unchosen)

/** Sets the language of this page while none is chosen; called before it is drawn. */
export function readUnchosenIn(locale: Locale): void {
  unchosen = locale
}

/** The language chosen in this browser, for use outside components; bokmål by default. */
export const chosenLocale = (): Locale => toLocale(browserValue(localeKey))

/** The language chosen in this browser; bokmål by default. */
export function useLocaleChoice(): [locale: Locale, choose: (locale: Locale) => void] {
  const [stored, store] = useBrowserValue(localeKey)
  return [toLocale(stored), store]
}
