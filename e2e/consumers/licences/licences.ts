import { addDays, type Day, today, writtenDay } from './days.ts'

export type Kind = 'DAY' | 'WEEK' | 'SEASON'
export type State = 'VALID' | 'UPCOMING' | 'UNPAID' | 'EXPIRED' | 'BLOCKED'
export type Species = 'SALMON' | 'TROUT' | 'CHAR'

/** A licence to fish in a river. */
export interface Licence {
  readonly id: string
  readonly holder: string
  readonly river: string
  readonly kind: Kind
  readonly from: Day
  readonly to: Day
  /** In kilograms. */
  readonly quota: number
  /** In kroner. */
  readonly price: number
  readonly paid: boolean
  readonly blocked: boolean
  readonly species: readonly Species[]
}

export const rivers = ['Gaula', 'Lågen', 'Namsen', 'Orkla', 'Tana'] as const
const holders = ['Ada Testdal', 'Bo Prøve', 'Cecilie Eksempel', 'Dag Mønster', 'Eli Attrapp', 'Finn Fiktiv'] as const
const kinds = ['SEASON', 'DAY', 'WEEK', 'DAY'] as const
const catches: readonly (readonly Species[])[] = [['SALMON'], ['SALMON', 'TROUT'], ['TROUT', 'CHAR'], ['CHAR']]
const lengths = { DAY: 0, WEEK: 6, SEASON: 107 } as const
const prices = { DAY: 350, WEEK: 1450, SEASON: 2400 } as const

/** An item of a list, which repeats endlessly. */
const turn = <Item>(items: readonly Item[], index: number): Item => items[index % items.length]

function licence(index: number): Licence {
  const kind = turn(kinds, index)
  const from = addDays(today, ((index * 17) % 61) - 20)
  return {
    id: `L${String(index + 1).padStart(3, '0')}`,
    holder: turn(holders, index),
    river: turn(rivers, index * 3),
    kind,
    from,
    to: addDays(from, lengths[kind]),
    quota: 5 + ((index * 7) % 40),
    price: prices[kind],
    paid: index % 5 !== 2,
    blocked: index % 13 === 8,
    species: turn(catches, index),
  }
}

/** All of them, the same on every machine. */
export const licences: readonly Licence[] = Array.from({ length: 38 }, (_, index) => licence(index))

/** The days of a licence: '11.05.2027', or '11.05.–17.05.2027'. */
export function daysOf({ from, to }: Licence): string {
  if (from === to) return writtenDay(to)
  const [first, last] = [writtenDay(from), writtenDay(to)]
  return first.slice(-4) === last.slice(-4) ? `${first.slice(0, -4)}–${last}` : `${first}–${last}`
}

export function stateOf({ blocked, paid, from, to }: Licence): State {
  if (blocked) return 'BLOCKED'
  if (to < today) return 'EXPIRED'
  if (!paid) return 'UNPAID'
  return from > today ? 'UPCOMING' : 'VALID'
}
