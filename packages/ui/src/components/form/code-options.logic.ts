import { choiceNames, localize } from '@eksport/forms'
import { languageName } from '../../foundation/text/language-name.js'
import type { ComboboxOption } from '../combobox/search.logic.js'
import type { CodeEntry } from './form-types.js'

/** Keyed by language, and by the inactive entries that stay. */
const known = new WeakMap<readonly CodeEntry[], Map<string, readonly ComboboxOption[]>>()

function toOption({ code, names, untranslated, section }: CodeEntry, locale: string, label: string): ComboboxOption {
  const keywords = [...new Set(Object.values(names))].filter((name) => name !== label && name !== names.la)
  return {
    value: code,
    label,
    detail: code,
    keywords,
    ...(names.la && { note: names.la }),
    ...(untranslated && locale !== 'en' && { lang: 'en' }),
    ...(section && { section: localize(section, locale) }),
  }
}

/** Makes options whose labels are unique. */
function toOptions(entries: readonly CodeEntry[], locale: string): readonly ComboboxOption[] {
  const labels = choiceNames(entries, locale)
  return entries.map((entry, at) => toOption(entry, locale, labels[at] ?? entry.code))
}

/**
 * The active entries of a list as options, cached for each list and language. A selected entry stays even if inactive.
 */
export function codeOptions(
  entries: readonly CodeEntry[],
  locale: string,
  chosen: readonly string[],
): readonly ComboboxOption[] {
  const made = known.get(entries) ?? new Map<string, readonly ComboboxOption[]>()
  known.set(entries, made)
  const kept = entries.filter((entry) => !entry.active && chosen.includes(entry.code))
  const key = [locale, ...kept.map(({ code }) => code)].join(' ')
  const options = made.get(key) ?? toOptions([...entries.filter((entry) => entry.active), ...kept], locale)
  made.set(key, options)
  return options
}

interface InWords {
  readonly byNumber: boolean | undefined
  readonly locale: string
}

/** An option as one line of text, where it cannot be a row: '0302 Fisk, fersk eller kjølt', with its language. */
export function wholeLabel({ value, label, lang }: ComboboxOption, { byNumber, locale }: InWords): string {
  const named = byNumber ? `${value} ${label}` : label
  return lang === undefined ? named : `${named} (${languageName(lang, locale)})`
}

/** A placeholder for a name whose list is still loading, because nobody should read a code. */
const onItsWay = '…'

/** The name of a code, or the code itself if the list lacks it. */
export function codeLabel(entries: readonly CodeEntry[] | undefined, code: string, locale: string): string {
  if (entries === undefined) return code && onItsWay
  const entry = entries.find((one) => one.code === code)
  return entry ? localize(entry.names, locale) : code
}
