import { drawFrom } from './hostile/draw.ts'
import type { Mood } from './neighbour.ts'

/** External servers, and the network between a server and the database. */
type Misled = 'mail' | 'receiver' | 'scanner' | 'issuer' | 'network'

/**
 * The fault of a round: a program killed or stopped for a while, a dependency behaving badly, the disk full for a
 * while, or the clock moved.
 */
export type Fault =
  | { readonly kind: 'kill'; readonly victim: 'listeners' | 'worker' | 'database' | 'everything' }
  | { readonly kind: 'freeze'; readonly victim: 'listeners' | 'worker' | 'database' }
  | { readonly kind: 'mislead'; readonly victim: Misled; readonly mood: Mood }
  | { readonly kind: 'fill'; readonly victim: 'disk' }
  | { readonly kind: 'move'; readonly victim: 'clock' }

/** One certificate, two rows of a series, or eight that are only sent. */
export type Work = 'one' | 'series' | 'sending'

export interface Round {
  readonly fault: Fault
  readonly work: Work
  /** Which of the two servers is hit. */
  readonly server: number
  /** When the fault begins, and how long one that ends by itself lasts, in milliseconds. */
  readonly after: number
  readonly lasting: number
  /** How often the victim is killed, each time after everything is back. */
  readonly times: number
}

const badDays = ['away', 'silent', 'unheard', 'lying', 'slow'] as const
const moodsOf: Readonly<Record<Misled, readonly Mood[]>> = {
  ...{ mail: badDays, receiver: badDays, scanner: badDays },
  issuer: ['away', 'silent', 'lying', 'slow'],
  network: ['away', 'unheard', 'slow', 'cut', 'ended'],
}

const faults: readonly Fault[] = [
  ...(['listeners', 'worker', 'database', 'everything'] as const).map((victim) => ({ kind: 'kill', victim }) as const),
  ...(['listeners', 'worker', 'database'] as const).map((victim) => ({ kind: 'freeze', victim }) as const),
  ...(['mail', 'receiver', 'scanner', 'issuer', 'network'] as const).flatMap((victim) =>
    moodsOf[victim].map((mood) => ({ kind: 'mislead', victim, mood }) as const),
  ),
  { kind: 'fill', victim: 'disk' },
  { kind: 'move', victim: 'clock' },
]

export const inWords = (fault: Fault) =>
  [fault.kind, fault.victim, ...(fault.kind === 'mislead' ? [fault.mood] : [])].join(' ')

/** Faults drawn by chance; each occurs once before one is repeated. */
function* drawn(faults: readonly Fault[], upTo: (end: number) => number): Generator<Fault, never> {
  for (;;) {
    const left = [...faults]
    while (left.length > 0) yield* left.splice(upTo(left.length), 1)
  }
}

/**
 * The endless rounds of a seed. Every other one kills, since most other faults are bad days of neighbours. `only`
 * selects faults whose description starts with it.
 *
 * @throws Error if no fault does.
 */
export function* roundsOfSeed(seed: number, only = ''): Generator<Round, never> {
  const chosen = faults.filter((fault) => inWords(fault).startsWith(only))
  if (chosen.length === 0) throw new Error(`No fault is '${only}'. Faults: ${faults.map(inWords).join(', ')}.`)
  const upTo = drawFrom(seed).below
  const groups = [chosen.filter(({ kind }) => kind === 'kill'), chosen.filter(({ kind }) => kind !== 'kill')]
  const decks = groups.filter((group) => group.length > 0).map((group) => drawn(group, upTo))
  for (;;) {
    for (const deck of decks) {
      const work = (['one', 'one', 'series', 'sending'] as const)[upTo(4)] ?? 'one'
      const moments = { after: upTo(2_500), lasting: 1_000 + upTo(19_000), times: 1 + upTo(3) }
      yield { fault: deck.next().value, work, server: upTo(2), ...moments }
    }
  }
}
