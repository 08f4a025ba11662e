import type { Locale } from '@eksport/forms'
import type { ComboboxOption } from '../combobox/search.logic.js'
import type { CodeEntry } from './form-types.js'

const known = new WeakMap<readonly CodeEntry[], Map<Locale, readonly ComboboxOption[]>>()

function toOption({ code, names }: CodeEntry, locale: Locale): ComboboxOption {
  const keywords = Object.values(names).filter((name) => name !== names[locale] && name !== names.la)
  return { value: code, label: names[locale], detail: code, keywords, ...(names.la && { note: names.la }) }
}

/** The active entries of a list as options, made once for each list and language. The chosen one stays though inactive. */
export function codeOptions(
  entries: readonly CodeEntry[],
  locale: Locale,
  chosen: readonly string[],
): readonly ComboboxOption[] {
  const byLocale = known.get(entries) ?? new Map<Locale, readonly ComboboxOption[]>()
  known.set(entries, byLocale)
  const active = byLocale.get(locale) ?? entries.filter((entry) => entry.active).map((entry) => toOption(entry, locale))
  byLocale.set(locale, active)
  const kept = entries.filter((entry) => !entry.active && chosen.includes(entry.code))
  return kept.length === 0 ? active : [...active, ...kept.map((entry) => toOption(entry, locale))]
}

/** The name of a code, or the code itself when the list does not hold it. */
export function codeLabel(entries: readonly CodeEntry[] | undefined, code: string, locale: Locale): string {
  return entries?.find((entry) => entry.code === code)?.names[locale] ?? code
}
