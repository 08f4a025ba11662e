import type { Locale } from '@eksport/forms'

/** The address of a login whose own pages are in the language of the reader; bokmål where nothing is asked for. */
export const loginInLanguage = (address: string, locale: Locale): string =>
  locale === 'nb' ? address : `${address}&locale=${locale}`
