import { groupBy } from '../answers/answers.ts'
import { type LocalizedText, localize } from './localized-text.ts'

/** What can be chosen of a code list: `la` is a name that every language shares, `variant` sets it apart in English. */
interface Choice {
  readonly code: string
  readonly names: LocalizedText & { readonly la?: string | undefined }
  readonly variant?: string | undefined
}

/** What an entry is called where nothing else has its name. */
const named = ({ names, variant }: Choice, locale: string) => {
  const name = localize(names, locale)
  return variant !== undefined && name === (names as Readonly<Record<string, string | undefined>>).en
    ? `${name} (${variant})`
    : name
}

/** What tells an entry from others of its name: the name that every language shares, where each of them has one of its own. */
function markOf({ names, code }: Choice, twins: readonly Choice[]): string {
  const shared = new Set(twins.map((twin) => twin.names.la))
  return names.la !== undefined && shared.size === twins.length && !shared.has(undefined) ? names.la : code
}

/**
 * What the entries of a list are called where one is chosen among them, in their order: no two read the same. Those of one name are told
 * apart by their variant, else by the name that every language shares, and at the last by their code.
 */
export function choiceNames(choices: readonly Choice[], locale: string): readonly string[] {
  const byName = groupBy(choices, (choice) => named(choice, locale).toLowerCase())
  return choices.map((choice) => {
    const name = named(choice, locale)
    const twins = byName.get(name.toLowerCase()) ?? []
    return twins.length > 1 ? `${name} (${markOf(choice, twins)})` : name
  })
}
