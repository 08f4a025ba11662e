import type { Log } from '../log/create-log.ts'
import type { Metrics } from '../metrics/metrics.ts'

/** How something is that we depend on, and since when: never why, for reasons hold addresses and names. */
export interface DependencyState {
  readonly state: 'ok' | 'unavailable'
  readonly since: string
}

/** [OPS-08] What is known of everything that a program depends on. */
export interface Health {
  /** Keeps what was found just now. */
  note(dependency: string, isOk: boolean): void
  states(): Readonly<Record<string, DependencyState>>
}

interface Watching {
  readonly now: () => Date
  readonly metrics: Pick<Metrics, 'read'>
  readonly log: Pick<Log, 'warn' | 'info'>
}

/** Nothing is known at first; each change is one line of the log. */
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
