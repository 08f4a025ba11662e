import { Refusal } from '../refusals/refusal.ts'

interface Turn {
  readonly start: () => void
  readonly giveUp: () => void
}

/** How much work of a person may wait, and which is dropped when more arrives. */
export interface WaitingRoom {
  readonly seats: number
  /** `oldest` if only the newest still matters, `newest` if each was asked for. */
  readonly beyond: 'oldest' | 'newest'
}

/**
 * Runs one task per person at a time and queues their others in order, so that many open pages need no more of the
 * server than one, and nobody's queue delays another person. Tasks beyond the queue are refused.
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
