import { setTimeout as sleep } from 'node:timers/promises'
import { createUnderWay } from '../under-way.ts'
import { within } from '../within.ts'
import type { Health } from './health.ts'

/** How it is found out whether something is there. */
export interface Check {
  readonly dependency: string
  /** In seconds. */
  readonly every: number
  /** Rejects, or says no, where it is not. */
  readonly ask: () => Promise<boolean>
}

/** In seconds: how soon something is looked for that is away, and how long one question may take. */
const usual = { soon: 5, patience: 5 }

/** Asks in the background, so that no question about health waits for what is away. Answers how that is ended. */
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
      // Why something is away is in the log of whoever needed it: here it is known that it is.
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
