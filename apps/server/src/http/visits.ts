/** Reads of an open page within this time belong to one visit, in milliseconds. */
const visit = 15 * 60_000
/** The number of visits remembered, latest first. A forgotten one is recorded again. */
const kept = 10_000

interface Begun {
  readonly at: number
  readonly written: Promise<void>
}

/** [SEC-20] Remembers which visits are recorded, in this process; other processes record their own. */
export function keepVisits() {
  const began = new Map<string, Begun>()

  function begin(name: string, visited: Begun): void {
    // Moved to the end, since the oldest are removed from the beginning.
    began.delete(name)
    began.set(name, visited)
    for (const oldest of [...began.keys()].slice(0, Math.max(0, began.size - kept))) began.delete(oldest)
  }

  return {
    /** Runs `write` once per visit. Concurrent calls of the same page wait for it. */
    async once(name: string, now: Date, write: () => Promise<void>): Promise<void> {
      const known = began.get(name)
      if (known !== undefined && now.getTime() - known.at < visit) return known.written
      const visited = { at: now.getTime(), written: write() }
      begin(name, visited)
      try {
        await visited.written
      } catch (error) {
        // The next read records it.
        if (began.get(name) === visited) began.delete(name)
        throw error
      }
    },
  }
}

export type Visits = ReturnType<typeof keepVisits>
