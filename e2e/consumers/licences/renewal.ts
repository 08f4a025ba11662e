import { compareFacts, compareSections, type FactSection, type LineFact } from '@eksport/ui'
import type { Licence, Species } from './licences.ts'
import type { Spoken } from './words.ts'

interface Terms {
  readonly address: string
  readonly phone?: string
  readonly email?: string
  readonly zones: readonly number[]
  readonly gears: readonly ('fly' | 'spoon' | 'worm')[]
  /** In centimetres. */
  readonly largest: number
}

const before: Terms = {
  address: 'Elvegata 12\n9990 Båtsfjord',
  phone: '00 00 00 01',
  zones: [1, 2],
  gears: ['fly', 'spoon', 'worm'],
  largest: 65,
}
const after: Terms = {
  address: 'Elvegata 112\n9990 Båtsfjord',
  email: 'innehaver@fiskekort.example',
  zones: [2, 3],
  gears: ['spoon', 'fly'],
  largest: 70,
}

const sectionsOf = ({ say }: Spoken, { holder, river }: Licence, terms: Terms): FactSection[] => [
  {
    id: 'holder',
    title: say.facts.holder,
    facts: [
      { label: say.facts.name, value: holder },
      { label: say.facts.address, value: terms.address },
      { label: say.facts.phone, value: terms.phone, code: true },
      { label: say.facts.email, value: terms.email },
    ],
  },
  {
    id: 'water',
    title: say.facts.water,
    facts: [
      { label: say.facts.river, value: river },
      { label: say.facts.zones, value: terms.zones.map(say.zone) },
      { label: say.facts.boat, value: say.no },
    ],
  },
  {
    id: 'terms',
    title: say.facts.terms,
    facts: [
      { label: say.facts.gear, value: terms.gears.map((gear) => say.gears[gear]) },
      { label: say.facts.remark, value: say.remark(terms.largest), wide: true },
    ],
  },
]

/** A renewed licence, with its changes since last year. */
export const renewedSections = (words: Spoken, licence: Licence) =>
  compareSections(sectionsOf(words, licence, before), sectionsOf(words, licence, after))

interface Quota {
  readonly species: Species
  /** In kilograms. */
  readonly weight: number
  readonly number: number
  /** In centimetres. */
  readonly size: number
}

const lastYear: readonly Quota[] = [
  { species: 'SALMON', weight: 20, number: 4, size: 35 },
  { species: 'CHAR', weight: 5, number: 10, size: 25 },
]
const thisYear: readonly Quota[] = [
  { species: 'SALMON', weight: 16, number: 4, size: 35 },
  { species: 'TROUT', weight: 8, number: 6, size: 30 },
]

const factsOf = ({ say, amount }: Spoken, quota: Quota | undefined): LineFact[] =>
  quota
    ? [
        { id: 'weight', label: say.facts.weight, value: `${amount(quota.weight)} kg` },
        { id: 'number', label: say.facts.number, value: say.fish(quota.number) },
        { id: 'size', label: say.facts.size, value: `${quota.size} cm` },
      ]
    : []

/** A quota, with its changes since last year. */
export interface RenewedQuota {
  readonly species: Species
  readonly change: 'same' | 'changed' | 'added' | 'removed'
  readonly facts: readonly LineFact[]
  /** The value of a removed quota. */
  readonly was?: string
  /** How many changes its card marks. */
  readonly marks: number
}

function renewed(words: Spoken, was: Quota | undefined, is: Quota | undefined): RenewedQuota[] {
  const quota = is ?? was
  if (!quota) return []
  const whole = { species: quota.species, facts: factsOf(words, quota), marks: 1 }
  if (!was) return [{ ...whole, change: 'added' }]
  if (!is) return [{ ...whole, facts: [], was: whole.facts.map(({ value }) => value).join(', '), change: 'removed' }]
  const ids = whole.facts.map(({ id }) => id)
  const facts = compareFacts(factsOf(words, was), factsOf(words, is)).map((fact, place) => ({
    ...fact,
    id: ids[place] ?? fact.label,
  }))
  const marks = facts.filter(({ change }) => change?.kind !== 'same').length
  return [{ species: quota.species, facts, marks, change: marks > 0 ? 'changed' : 'same' }]
}

/** This year's quotas, and those of last year that were removed. */
export function renewedQuotas(words: Spoken): RenewedQuota[] {
  const species = new Set([...lastYear, ...thisYear].map((quota) => quota.species))
  const of = (quotas: readonly Quota[], one: Species) => quotas.find((quota) => quota.species === one)
  return [...species].flatMap((one) => renewed(words, of(lastYear, one), of(thisYear, one)))
}
