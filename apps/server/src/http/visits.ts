/** A page that stays open reads again and again: within so long that is one visit, in milliseconds. */
const visit = 15 * 60_000
/** Of so many visits, the last ones that began. Of one that is forgotten, another event is written. */
const kept = 10_000

interface Begun {
  readonly at: number
  readonly written: Promise<void>
}

/** [SEC-20] Which visits have their event already, in this process; another process writes its own. */
export function keepVisits() {
  const began = new Map<string, Begun>()

  function begin(name: string, visited: Begun): void {
    // At the end of the row, for those at its beginning go.
    began.delete(name)
    began.set(name, visited)
    for (const oldest of [...began.keys()].slice(0, Math.max(0, began.size - kept))) began.delete(oldest)
  }

  return {
    /** Has the event of a visit written once, however many calls of its page come at the same moment: each waits until it is. */
    async once(name: string, now: Date, write: () => Promise<void>): Promise<void> {
      const known = began.get(name)
      if (known !== undefined && now.getTime() - known.at < visit) return known.written
      const visited = { at: now.getTime(), written: write() }
      begin(name, visited)
      try {
        await visited.written
      } catch (error) {
        // The next reading has it written.
        if (began.get(name) === visited) began.delete(name)
        throw error
      }
    },
  }
}

export type Visits = ReturnType<typeof keepVisits>
