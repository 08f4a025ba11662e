import type { CodeEntry } from '@eksport/domain'
import { type Locale, type LocalizedText, languageTags } from '@eksport/forms'

/** Headings in long lists of which most people need only a few entries. */
const listTexts = {
  common: { nb: 'Vanlige', nn: 'Vanlege', en: 'Common' },
  others: { nb: 'Andre', nn: 'Andre', en: 'Others' },
} as const

/** An entry as a list in the form offers it, possibly below a heading. */
export interface ListedEntry extends CodeEntry {
  readonly section?: LocalizedText
}

type Order = (entries: readonly ListedEntry[], locale: Locale) => readonly ListedEntry[]

/** Where nearly all Norwegian catches are made: the Northeast Atlantic. */
const homeWaters = 'FAO27'

const byName: Order = (entries, locale) => {
  const { compare } = new Intl.Collator(languageTags(locale))
  return entries.toSorted((one, other) => compare(one.names[locale], other.names[locale]))
}

const homeFirst: Order = (entries) => {
  const isHome = ({ code }: CodeEntry) => code.startsWith(homeWaters)
  return [...entries.filter(isHome), ...entries.filter((entry) => !isHome(entry))]
}

const commonFirst: Order = (entries, locale) => {
  const sorted = byName(entries, locale)
  const common = sorted.filter((entry) => entry.common)
  if (common.length === 0) return sorted
  const under = (section: LocalizedText) => (entry: ListedEntry) => ({ ...entry, section })
  return [
    ...common.map(under(listTexts.common)),
    ...sorted.filter((entry) => !entry.common).map(under(listTexts.others)),
  ]
}

const orders: Readonly<Record<string, Order>> = {
  countries: byName,
  'destination-countries': byName,
  'border-control-posts': byName,
  'points-of-entry': byName,
  'catch-areas': homeFirst,
  species: commonFirst,
  'packaging-types': commonFirst,
}

const known = new WeakMap<readonly ListedEntry[], Map<Locale, readonly ListedEntry[]>>()

/**
 * The entries of a list in the order in which people look for them: alphabetically in the language, common ones first, catch
 * areas from home waters. Cached per list and language.
 */
export function inOrder(list: string, entries: readonly ListedEntry[], locale: Locale): readonly ListedEntry[] {
  const order = orders[list]
  if (order === undefined) return entries
  const made = known.get(entries) ?? new Map<Locale, readonly ListedEntry[]>()
  known.set(entries, made)
  const ordered = made.get(locale) ?? order(entries, locale)
  made.set(locale, ordered)
  return ordered
}

/** Codes that were chosen before come first, by frequency; all others keep their order. */
export function usedFirst(entries: readonly CodeEntry[], used: readonly string[]): readonly CodeEntry[] {
  const times = ({ code }: CodeEntry) => used.filter((one) => one === code).length
  return entries.toSorted((one, other) => times(other) - times(one))
}
