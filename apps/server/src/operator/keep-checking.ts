import { setTimeout as sleep } from 'node:timers/promises'
import { createUnderWay } from '../under-way.ts'
import { within } from '../within.ts'
import type { Health } from './health.ts'

/** A check whether a dependency is available. */
export interface Check {
  readonly dependency: string
  /** The interval in seconds. */
  readonly every: number
  /** Rejects or returns false if it is not available. */
  readonly ask: () => Promise<boolean>
}

/** In seconds: the interval while a dependency is unavailable, and the time limit of a check. */
const usual = { soon: 5, patience: 5 }

/**
 * Checks in the background, so that health requests never wait for an unavailable dependency. Returns a function that
 * stops it.
 */
export function keepChecking(
  checks: readonly Check[],
  health: Health,
  { soon, patience } = usual,
): () => Promise<void> {
  const underWay = createUnderWay()
  const over = new AbortController()
  const { signal } = over
  const keep = async ({ dependency, every, ask }: Check) => {
    while (!signal.aborted) {
      // The reason is in the log of the code that uses it; here only the state matters.
      const isOk = await within(patience * 1000, ask()).catch(() => false)
      if (signal.aborted) return
      health.note(dependency, isOk)
      const pause = isOk ? every : Math.min(every, soon)
      await sleep(pause * 1000, undefined, { signal }).catch(() => undefined)
    }
  }
  for (const check of checks) void underWay.add(keep(check))
  return () => {
    over.abort()
    return underWay.ended()
  }
}
