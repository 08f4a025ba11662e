import type { Locale } from '@eksport/forms'

/** The parameter by which a link tells a portal the reader's language. */
export const localeParameter = 'locale'

/**
 * [ACT-13] Adds the language of the mail to a link, for readers who have chosen none in their browser. Bokmål is the default and
 * not added. The part after `#` stays last.
 */
export function linkInLanguage(link: string, locale: Locale): string {
  if (locale === 'nb') return link
  const [address = '', ...after] = link.split('#')
  return [`${address}${address.includes('?') ? '&' : '?'}${localeParameter}=${locale}`, ...after].join('#')
}
