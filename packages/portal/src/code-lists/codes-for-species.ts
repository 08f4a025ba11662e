import type { CodeEntry } from '@eksport/domain'
import type { LocalizedText } from '@eksport/forms'
import { classificationTexts } from './classification.texts.ts'
import type { ListedEntry } from './ordered-lists.ts'

/** The headings of the nomenclature that are for one kind of animal: chapter 03, and the preparations of chapter 16. */
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

/** A heading of another kind of animal is not for the species; oils, meals and extracts are of any. */
function isOfKind({ code }: CodeEntry, group: string | undefined): boolean {
  const kind = kinds[group ?? '']
  const heading = code.slice(0, 4)
  if (kind === undefined || !codesOfAnyKind.includes(heading)) return true
  return headings[kind].some((own) => own === heading)
}

const under = (entries: readonly CodeEntry[], section: LocalizedText): ListedEntry[] =>
  entries.map((entry) => ({ ...entry, section }))

/**
 * [EXP-06] The codes of goods narrowed by the species: those whose official text names it first, then the others of its kind of
 * animal, and last all else. Nothing is left out: no register says which codes a species may have, and a code for 'other fish' is a right one.
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
