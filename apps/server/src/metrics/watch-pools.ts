import type { Pool } from 'pg'
import type { Metrics } from './metrics.ts'

/** Measures the connections of pools and their waiting callers. The pools measure the waiting time themselves (`db/pool.ts`). */
export function watchPools(pools: Readonly<Record<string, Pool>>, { read }: Pick<Metrics, 'read'>): void {
  const all = Object.entries(pools)
  read({
    ...{ name: 'eksport_database_connections', help: 'Connections of a pool.', type: 'gauge' },
    read: () =>
      all.flatMap(([pool, { idleCount, totalCount, options }]) => [
        { labels: { pool, state: 'idle' }, value: idleCount },
        { labels: { pool, state: 'busy' }, value: totalCount - idleCount },
        { labels: { pool, state: 'limit' }, value: options.max },
      ]),
  })
  read({
    ...{ name: 'eksport_database_waiting', help: 'Those that wait for a connection.', type: 'gauge' },
    read: () => all.map(([pool, { waitingCount }]) => ({ labels: { pool }, value: waitingCount })),
  })
}
