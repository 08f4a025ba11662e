import type { CodeEntry } from '@eksport/domain'
import type { LocalizedText } from '@eksport/forms'
import { classificationTexts } from './classification.texts.ts'
import type { ListedEntry } from './ordered-lists.ts'

/** The headings of the nomenclature for one kind of animal: chapter 03, and the preparations of chapter 16. */
const headings = {
  fish: ['0301', '0302', '0303', '0304', '0305', '1604'],
  crustacean: ['0306', '1605'],
  mollusc: ['0307', '1605'],
  invertebrate: ['0308', '1605'],
} as const

const kinds: Readonly<Record<string, keyof typeof headings>> = {
  CARTILAGINOUS_FISH: 'fish',
  FRESHWATER_FISH: 'fish',
  MARINE_FISH: 'fish',
  SALMONID_AND_SMELT: 'fish',
  CRUSTACEAN: 'crustacean',
  MOLLUSC: 'mollusc',
  ECHINODERM: 'invertebrate',
  TUNICATE: 'invertebrate',
}

const codesOfAnyKind: readonly string[] = Object.values(headings).flat()

const wordsOf = ({ names }: CodeEntry) => Object.values(names).join(' ').toLowerCase()

/** Whether the official text names the species, or its whole genus: 'Atlantic salmon (Salmo salar)', 'mussels (Mytilus spp.)'. */
function names(entry: CodeEntry, scientificName: string): boolean {
  const [genus = '', epithet] = scientificName.toLowerCase().split(' ')
  const words = wordsOf(entry)
  return epithet !== undefined && [`${genus} ${epithet}`, `${genus} spp`].some((name) => words.includes(name))
}

/** Whether a code can be for a kind of animal; oils, meals and extracts can be for any. */
function isOfKind({ code }: CodeEntry, group: string | undefined): boolean {
  const kind = kinds[group ?? '']
  const heading = code.slice(0, 4)
  if (kind === undefined || !codesOfAnyKind.includes(heading)) return true
  return headings[kind].some((own) => own === heading)
}

const under = (entries: readonly CodeEntry[], section: LocalizedText): ListedEntry[] =>
  entries.map((entry) => ({ ...entry, section }))

/**
 * [EXP-06] The goods codes ordered by the species: first those whose official text names it, then the others for its kind of
 * animal, then all others. None is left out: no register lists the codes of a species, and a code for 'other fish' can be
 * correct.
 */
export function codesForSpecies(
  codes: readonly CodeEntry[],
  species: Pick<CodeEntry, 'names' | 'group'> | undefined,
): readonly ListedEntry[] {
  if (species === undefined) return codes
  const { names: called, group } = species
  const named = codes.filter((entry) => names(entry, called.la ?? ''))
  const sameKind = codes.filter((entry) => !named.includes(entry) && isOfKind(entry, group))
  const others = codes.filter((entry) => !named.includes(entry) && !isOfKind(entry, group))
  if (named.length === 0 && others.length === 0) return codes
  return [
    ...under(named, classificationTexts.named),
    ...under(sameKind, classificationTexts.ofKind),
    ...under(others, classificationTexts.others),
  ]
}
