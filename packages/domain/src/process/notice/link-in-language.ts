import type { Locale } from '@eksport/forms'

/** The name of what a link says to a portal of the language that its reader reads. */
export const localeParameter = 'locale'

/**
 * [ACT-13] A link whose page is in the language of the mail for whoever has chosen none in their browser; bokmål is what they would get
 * anyway. What stands after `#` stays last.
 */
export function linkInLanguage(link: string, locale: Locale): string {
  if (locale === 'nb') return link
  const [address = '', ...after] = link.split('#')
  return [`${address}${address.includes('?') ? '&' : '?'}${localeParameter}=${locale}`, ...after].join('#')
}
