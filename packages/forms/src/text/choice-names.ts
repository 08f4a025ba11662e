import { groupBy } from '../answers/group-by.ts'
import type { Locale, LocalizedText } from './localized-text.ts'

/** What can be chosen of a code list: `la` is a name that every language shares, `variant` sets it apart in English. */
interface Choice {
  readonly code: string
  readonly names: LocalizedText & { readonly la?: string | undefined }
  readonly variant?: string | undefined
}

type Mark = (choice: Choice) => string | undefined

const named = ({ names, variant }: Choice, locale: Locale) =>
  locale === 'en' && variant !== undefined ? `${names.en} (${variant})` : names[locale]

/** Where each name stands, whatever its capitals. */
function placesOf(names: readonly string[]): ReadonlyMap<string, readonly number[]> {
  return groupBy(names.keys(), (at) => names[at]?.toLowerCase() ?? '')
}

/** Puts a mark behind the names that several have, where no two of them have the same mark. */
function told(choices: readonly Choice[], names: readonly string[], mark: Mark): readonly string[] {
  const marked = [...names]
  for (const places of placesOf(names).values()) {
    const marks = places.map((at) => choices[at] && mark(choices[at]))
    if (places.length === 1 || marks.includes(undefined) || new Set(marks).size < marks.length) continue
    for (const [index, at] of places.entries()) marked[at] = `${names[at]} (${marks[index]})`
  }
  return marked
}

/**
 * What the entries of a list are called where one is chosen among them, in their order: no two read the same. Those of one name are told
 * apart by their variant, else by the name that every language shares, and at the last by their code.
 */
export function choiceNames(choices: readonly Choice[], locale: Locale): readonly string[] {
  const names = choices.map((choice) => named(choice, locale))
  return told(
    choices,
    told(choices, names, (choice) => choice.names.la),
    (choice) => choice.code,
  )
}
