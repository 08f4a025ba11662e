import type { Locale } from '@eksport/forms'

/** The address of a login whose pages are in the reader's language; bokmål is the default. */
export const loginInLanguage = (address: string, locale: Locale): string =>
  locale === 'nb' ? address : `${address}&locale=${locale}`
