import { groupBy } from '../answers/answers.ts'
import { type LocalizedText, localize } from './localized-text.ts'

/** An entry of a code list: `la` is a name shared by all languages, `variant` distinguishes entries with the same English name. */
interface Choice {
  readonly code: string
  readonly names: LocalizedText & { readonly la?: string | undefined }
  readonly variant?: string | undefined
}

/** The name of an entry when no other entry has the same one. */
const named = ({ names, variant }: Choice, locale: string) => {
  const name = localize(names, locale)
  return variant !== undefined && name === (names as Readonly<Record<string, string | undefined>>).en
    ? `${name} (${variant})`
    : name
}

/** What distinguishes an entry from others with its name: the shared name where each of them has a different one, else the code. */
function markOf({ names, code }: Choice, twins: readonly Choice[]): string {
  const shared = new Set(twins.map((twin) => twin.names.la))
  return names.la !== undefined && shared.size === twins.length && !shared.has(undefined) ? names.la : code
}

/**
 * The names under which the entries of a list are offered, in their order; no two are equal. Entries with the same name are
 * distinguished by their variant, else by the name shared by all languages, and finally by their code.
 */
export function choiceNames(choices: readonly Choice[], locale: string): readonly string[] {
  const byName = groupBy(choices, (choice) => named(choice, locale).toLowerCase())
  return choices.map((choice) => {
    const name = named(choice, locale)
    const twins = byName.get(name.toLowerCase()) ?? []
    return twins.length > 1 ? `${name} (${markOf(choice, twins)})` : name
  })
}
