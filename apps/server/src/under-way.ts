/** Tracks background work, so that what it uses is not closed before it ends. */
export interface UnderWay {
  add<Result>(work: Promise<Result>): Promise<Result>
  /** Resolves when all of it has settled. */
  ended(): Promise<void>
}

export function createUnderWay(): UnderWay {
  const all = new Set<Promise<unknown>>()
  return {
    add(work) {
      all.add(work)
      const forget = () => all.delete(work)
      work.then(forget, forget)
      return work
    },
    async ended() {
      while (all.size > 0) await Promise.allSettled(all)
    },
  }
}
