import type { NumberedChange } from './change.ts'

/** A page starts to listen within seconds of its first answer; at peak load this many changes take a quarter of an hour. */
const keptChanges = 2_000

/** The latest changes that this process has received. */
export interface Recent {
  readonly add: (change: NumberedChange) => void
  /** All changes from this transaction on are received. */
  readonly beginAt: (transaction: number) => void
  /** The changes of this transaction and later ones, oldest first; undefined if this process may have missed or dropped some. */
  readonly since: (transaction: number) => readonly NumberedChange[] | undefined
}

export function createRecent(limit = keptChanges): Recent {
  const kept: NumberedChange[] = []
  // Nothing is certain until the first transaction is known.
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
