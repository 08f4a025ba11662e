import type { CodeEntry } from '@eksport/domain'
import type { Locale } from '@eksport/forms'

type Order = (entries: readonly CodeEntry[], locale: Locale) => readonly CodeEntry[]

/** Where nearly all Norwegian catches are made: the Northeast Atlantic. */
const homeWaters = 'FAO27'

const byName: Order = (entries, locale) => {
  const { compare } = new Intl.Collator(locale)
  return entries.toSorted((one, other) => compare(one.names[locale], other.names[locale]))
}

const homeFirst: Order = (entries) => {
  const isHome = ({ code }: CodeEntry) => code.startsWith(homeWaters)
  return [...entries.filter(isHome), ...entries.filter((entry) => !isHome(entry))]
}

const orders: Readonly<Record<string, Order>> = {
  countries: byName,
  'destination-countries': byName,
  'catch-areas': homeFirst,
}

/** The entries of a list in the order in which people look for them: countries by their alphabet, catch areas from home. */
export const inOrder = (list: string, entries: readonly CodeEntry[], locale: Locale): readonly CodeEntry[] =>
  orders[list]?.(entries, locale) ?? entries

/** Those that were chosen before stand first, the most frequent foremost; all else keeps its order. */
export function usedFirst(entries: readonly CodeEntry[], used: readonly string[]): readonly CodeEntry[] {
  const times = ({ code }: CodeEntry) => used.filter((one) => one === code).length
  return entries.toSorted((one, other) => times(other) - times(one))
}
