import { localeParameter } from '@eksport/domain'
import { browserValue, setBrowserValue } from '../browser/browser-value.ts'
import { isLocale } from './browser-locale.ts'
import { localeKey } from './use-locale-choice.ts'

/**
 * [ACT-13] Opens a link from a mail in the mail's language, if none was chosen in this browser. The parameter is removed from the
 * address before anything reads that, so that bookmarks and shared links say nothing about their reader.
 */
export function takeLanguageOfAddress(): void {
  const { pathname, search, hash } = location
  const parameters = new URLSearchParams(search)
  const wanted = parameters.get(localeParameter)
  if (wanted === null) return
  if (isLocale(wanted) && browserValue(localeKey) === null) setBrowserValue(localeKey, wanted)
  parameters.delete(localeParameter)
  const rest = parameters.size === 0 ? '' : `?${parameters}`
  history.replaceState(history.state, '', `${pathname}${rest}${hash}`)
}
