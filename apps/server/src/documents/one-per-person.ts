import { Refusal } from '../refusals/refusal.ts'

interface Turn {
  readonly start: () => void
  readonly giveUp: () => void
}

/** What a person has under way: one piece of work, and perhaps the one that comes after it. */
interface Lane {
  next?: Turn
}

/**
 * One piece of work a person at a time. What waits makes room for what comes later and is refused: whoever types wants to
 * see the newest, and many pages open at once take no more of the server than one.
 */
export function onePerPerson() {
  const lanes = new Map<string, Lane>()

  const turnIn = (lane: Lane) =>
    new Promise<void>((resolve, reject) => {
      lane.next?.giveUp()
      lane.next = { start: resolve, giveUp: () => reject(new Refusal('OVERLOADED')) }
    })

  return async function run<Result>(person: string, work: () => Promise<Result>): Promise<Result> {
    const busy = lanes.get(person)
    const lane = busy ?? {}
    if (busy === undefined) lanes.set(person, lane)
    else await turnIn(busy)
    try {
      return await work()
    } finally {
      const { next } = lane
      delete lane.next
      if (next === undefined) lanes.delete(person)
      else next.start()
    }
  }
}
