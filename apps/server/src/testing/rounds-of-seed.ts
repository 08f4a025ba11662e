import { type Mood, moods } from './neighbour.ts'

/** What is done to the product in a round: a program killed or stopped for a while, or a server of others that behaves badly. */
export type Fault =
  | { readonly kind: 'kill'; readonly victim: 'listeners' | 'worker' | 'database' | 'everything' }
  | { readonly kind: 'freeze'; readonly victim: 'listeners' | 'worker' | 'database' }
  | { readonly kind: 'neighbour'; readonly victim: 'mail' | 'receiver' | 'scanner'; readonly mood: Mood }

/** One certificate, two rows of a series, or eight that are only sent. */
export type Work = 'one' | 'series' | 'sending'

export interface Round {
  readonly fault: Fault
  readonly work: Work
  /** Which of the two servers is struck. */
  readonly server: number
  /** In milliseconds: when it begins, and how long what ends by itself lasts. */
  readonly after: number
  readonly lasting: number
}

const faults: readonly Fault[] = [
  ...(['listeners', 'worker', 'database', 'everything'] as const).map((victim) => ({ kind: 'kill', victim }) as const),
  ...(['listeners', 'worker', 'database'] as const).map((victim) => ({ kind: 'freeze', victim }) as const),
  ...(['mail', 'receiver', 'scanner'] as const).flatMap((victim) =>
    moods.filter((mood) => mood !== 'well').map((mood) => ({ kind: 'neighbour', victim, mood }) as const),
  ),
]

/** Numbers between 0 and 1, the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** The rounds of a seed, without end. Every nineteen of them try each fault once. */
export function* roundsOfSeed(seed: number): Generator<Round, never> {
  const random = randomOf(seed)
  const upTo = (limit: number) => Math.floor(random() * limit)
  for (;;) {
    const left = [...faults]
    while (left.length > 0) {
      const [fault] = left.splice(upTo(left.length), 1)
      if (fault === undefined) continue
      const work = (['one', 'one', 'series', 'sending'] as const)[upTo(4)] ?? 'one'
      yield { fault, work, server: upTo(2), after: upTo(2_500), lasting: 1_000 + upTo(19_000) }
    }
  }
}
