import { expect, it } from 'vitest'
import { codesForSpecies } from './codes-for-species.ts'

const code = (number: string, en: string) => ({ code: number, active: true, names: { nb: en, nn: en, en } })
const codes = [
  code('030211', 'Trout (Salmo trutta, Oncorhynchus mykiss)'),
  code('030214', 'Atlantic salmon (Salmo salar)'),
  code('030289', 'Other fish'),
  code('030616', 'Cold-water shrimps and prawns (Pandalus spp.)'),
  code('150420', 'Fats and oils of fish'),
]
const species = (la: string, group?: string) => ({ names: { nb: la, nn: la, en: la, la }, group })
const sectionsOf = (kind: ReturnType<typeof species>) =>
  codesForSpecies(codes, kind).map(({ code: number, section }) => [number, section?.nb])

const named = 'Koder som nevner arten'
const ofKind = 'Koder for samme dyregruppe'
const others = 'Alle andre koder'

it('[EXP-06] puts the codes that name the species first, then its kind of animal, and leaves none out', () => {
  expect(sectionsOf(species('Salmo salar', 'SALMONID_AND_SMELT'))).toEqual([
    ['030214', named],
    ['030211', ofKind],
    ['030289', ofKind],
    ['150420', ofKind],
    ['030616', others],
  ])
})

it('[EXP-06] knows a species by its whole genus, and one that no code names by its kind', () => {
  expect(sectionsOf(species('Pandalus borealis', 'CRUSTACEAN')).slice(0, 2)).toEqual([
    ['030616', named],
    ['150420', ofKind],
  ])
  expect(sectionsOf(species('Brosme brosme', 'MARINE_FISH')).at(-1)).toEqual(['030616', others])
})

it('shows no heading where nothing tells the codes apart', () => {
  // A genus alone names many.
  expect(codesForSpecies(codes, species('Salmo'))).toBe(codes)
  expect(codesForSpecies(codes, undefined)).toBe(codes)
})
