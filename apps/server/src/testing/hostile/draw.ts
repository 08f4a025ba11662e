/** Pseudo-random numbers, the same in every run with the same seed (Mulberry32). */
export interface Draw {
  /** An integer from zero up to, not including, the limit. */
  below(limit: number): number
  of<Item>(items: readonly Item[]): Item
}

export function drawFrom(seed: number): Draw {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    of(items) {
      // The index is always within the list.
      return items[below(items.length)] as (typeof items)[number]
    },
  }
}
