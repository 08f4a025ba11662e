import type { Metrics } from '../metrics/metrics.ts'
import { within } from '../within.ts'
import type { Health } from './health.ts'
import type { Check } from './keep-checking.ts'

/** Whether a program is to be given work. */
export interface Readiness {
  /** Asks what it cannot do without, now. */
  isReady(): Promise<boolean>
  /** From now on it is not, for it is about to end. */
  leave(): void
  isLeaving(): boolean
  /** The same questions, to be asked in the background as well. */
  readonly checks: readonly Check[]
}

/** In milliseconds: a database that is frozen must not make the question wait as long as a job would. */
const answerLimit = 4_500

interface Needed {
  readonly health: Health
  readonly metrics: Pick<Metrics, 'read'>
  /** By name what the program cannot do without; each rejects or says no where that is not there. */
  readonly needs: Readonly<Record<string, () => Promise<boolean>>>
}

/**
 * [OPS-08] A program is ready while all that it cannot do without is there. What the product survives (scanner, mail, registers, login
 * provider) is no part of it: taken out of service for one of those, all servers would be at once.
 */
export function createReadiness({ health, metrics, needs }: Needed): Readiness {
  let leaving = false
  const check = async ([dependency, ask]: [string, () => Promise<boolean>]) => {
    const isOk = await within(answerLimit, ask()).catch(() => false)
    health.note(dependency, isOk)
    return isOk
  }
  async function isReady(): Promise<boolean> {
    const found = await Promise.all(Object.entries(needs).map(check))
    return !leaving && found.every((isOk) => isOk)
  }
  metrics.read({
    ...{ name: 'eksport_ready', help: '1 while the program is to be given work.', type: 'gauge' },
    read: async () => [{ value: (await isReady()) ? 1 : 0 }],
  })
  return {
    isReady,
    checks: Object.entries(needs).map(([dependency, ask]) => ({ dependency, every: 10, ask })),
    leave() {
      leaving = true
    },
    isLeaving: () => leaving,
  }
}
