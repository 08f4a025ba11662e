import type { NumberedChange } from './change.ts'

/** A page listens within seconds of its first answer; at the busiest this is a quarter of an hour. */
const keptChanges = 2_000

/** The last changes that this process has heard of. */
export interface Recent {
  readonly add: (change: NumberedChange) => void
  /** From this transaction on everything is heard. */
  readonly beginAt: (transaction: number) => void
  /**
   * What was stored by a transaction of this number or a higher one, oldest first; undefined where this process may not have heard all
   * of it, or has forgotten some.
   */
  readonly since: (transaction: number) => readonly NumberedChange[] | undefined
}

export function createRecent(limit = keptChanges): Recent {
  const kept: NumberedChange[] = []
  // Until it is known from where: nothing is certain.
  let from = Number.POSITIVE_INFINITY
  return {
    add(change) {
      kept.push(change)
      const forgotten = kept.length > limit ? kept.shift() : undefined
      if (forgotten !== undefined) from = Math.max(from, forgotten.transaction + 1)
    },
    beginAt(transaction) {
      from = transaction
    },
    since: (transaction) =>
      transaction < from ? undefined : kept.filter((change) => change.transaction >= transaction),
  }
}
