import { Refusal } from '../refusals/refusal.ts'

interface Turn {
  readonly start: () => void
  readonly giveUp: () => void
}

/** How much of a person's work may wait, and whose turn is given up when more comes. */
export interface WaitingRoom {
  readonly seats: number
  /** The `oldest` where only the newest is still wanted, the `newest` where each was asked for. */
  readonly beyond: 'oldest' | 'newest'
}

/**
 * One piece of work a person at a time, the rest of theirs in the order in which it came: many pages open at once take no
 * more of the server than one, and nobody's heap stands before another's first. What finds no seat is refused.
 */
export function onePerPerson({ seats, beyond }: WaitingRoom) {
  const lanes = new Map<string, Turn[]>()

  const turnIn = (waiting: Turn[]) =>
    new Promise<void>((resolve, reject) => {
      const giveUp = () => reject(new Refusal('OVERLOADED'))
      if (waiting.length >= seats) {
        if (beyond === 'newest') return giveUp()
        waiting.shift()?.giveUp()
      }
      waiting.push({ start: resolve, giveUp })
    })

  return async function run<Result>(person: string, work: () => Promise<Result>): Promise<Result> {
    const busy = lanes.get(person)
    const waiting = busy ?? []
    if (busy === undefined) lanes.set(person, waiting)
    else await turnIn(busy)
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) lanes.delete(person)
      else next.start()
    }
  }
}
