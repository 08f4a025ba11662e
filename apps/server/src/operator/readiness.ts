import type { Metrics } from '../metrics/metrics.ts'
import { within } from '../within.ts'
import type { Health } from './health.ts'
import type { Check } from './keep-checking.ts'

/** Whether a program can take work. */
export interface Readiness {
  /** Checks the required dependencies now. */
  isReady(): Promise<boolean>
  /** Makes it unready for good, because it is about to end. */
  leave(): void
  isLeaving(): boolean
  /** The same checks, to be run in the background as well. */
  readonly checks: readonly Check[]
}

/** In milliseconds: a frozen database must not delay the check as long as it may delay a job. */
const answerLimit = 4_500

interface Needed {
  readonly health: Health
  readonly metrics: Pick<Metrics, 'read'>
  /** The checks of required dependencies by name; each rejects or returns false if unavailable. */
  readonly needs: Readonly<Record<string, () => Promise<boolean>>>
}

/**
 * [OPS-08] A program is ready while all its required dependencies are available. Dependencies that the product can do
 * without (scanner, mail, registers, login provider) do not count: they would take all servers out of service at once.
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
