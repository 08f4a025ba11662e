/** A page that stays open reads again and again: within so long that is one visit, in milliseconds. */
const visit = 15 * 60_000
/** Of so many visits, the last ones that began. Of one that is forgotten, another event is written. */
const kept = 10_000

/** [SEC-20] Which visits have their event already, in this process; another process writes its own. */
export function keepVisits() {
  const began = new Map<string, number>()
  return {
    isGoingOn(name: string, now: Date): boolean {
      const at = began.get(name)
      return at !== undefined && now.getTime() - at < visit
    },
    begin(name: string, now: Date): void {
      // At the end of the row, for those at its beginning go.
      began.delete(name)
      began.set(name, now.getTime())
      for (const oldest of [...began.keys()].slice(0, Math.max(0, began.size - kept))) began.delete(oldest)
    },
  }
}

export type Visits = ReturnType<typeof keepVisits>
