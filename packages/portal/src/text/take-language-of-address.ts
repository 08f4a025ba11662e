import { localeParameter } from '@eksport/domain'
import { browserValue, setBrowserValue } from '../browser/browser-value.ts'
import { isLocale } from './browser-locale.ts'
import { localeKey } from './use-locale-choice.ts'

/**
 * [ACT-13] A mail is followed into the language that it was written in, by whoever has chosen none in this browser. The address loses it
 * before anything reads it: what is bookmarked or passed on says nothing of its reader.
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
