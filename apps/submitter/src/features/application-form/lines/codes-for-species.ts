import type { CodeEntry } from '@eksport/domain'

const wordsOf = ({ names }: CodeEntry) => Object.values(names).join(' ').toLowerCase()

/**
 * [EXP-06] The codes of goods with those first whose official text names the species by its scientific name: 'Atlantic salmon
 * (Salmo salar)'. Which codes a species may have is in no list, so the others follow: a code for 'other fish' is a right one.
 */
export function codesForSpecies(codes: readonly CodeEntry[], scientificName: string | undefined): readonly CodeEntry[] {
  if (scientificName === undefined || !scientificName.includes(' ')) return codes
  const name = scientificName.toLowerCase()
  const named = codes.filter((entry) => wordsOf(entry).includes(name))
  return named.length === 0 ? codes : [...named, ...codes.filter((entry) => !named.includes(entry))]
}
