import type { Log } from '../log/create-log.ts'
import type { Metrics } from '../metrics/metrics.ts'

/** The state of a dependency and since when; never why, because reasons contain addresses and names. */
export interface DependencyState {
  readonly state: 'ok' | 'unavailable'
  readonly since: string
}

/** [OPS-08] The known states of a program's dependencies. */
export interface Health {
  /** Records the latest result. */
  note(dependency: string, isOk: boolean): void
  states(): Readonly<Record<string, DependencyState>>
}

interface Watching {
  readonly now: () => Date
  readonly metrics: Pick<Metrics, 'read'>
  readonly log: Pick<Log, 'warn' | 'info'>
}

/** Starts without results; each change is logged. */
export function createHealth({ now, metrics, log }: Watching): Health {
  const found = new Map<string, DependencyState>()
  metrics.read({
    ...{ name: 'eksport_dependency_up', help: '1 for a dependency that is there.', type: 'gauge' },
    read: () =>
      [...found].map(([dependency, { state }]) => ({ labels: { dependency }, value: state === 'ok' ? 1 : 0 })),
  })
  return {
    note(dependency, isOk) {
      const state = isOk ? 'ok' : 'unavailable'
      const before = found.get(dependency)?.state
      if (before === state) return
      found.set(dependency, { state, since: now().toISOString() })
      if (!isOk) log.warn({ dependency }, 'a dependency is unavailable')
      else if (before !== undefined) log.info({ dependency }, 'a dependency is back')
    },
    states: () => Object.fromEntries([...found].toSorted(([one], [other]) => (one < other ? -1 : 1))),
  }
}
