import type { Closer } from '../closer.ts'
import type { Config } from '../config.ts'
import { newestMigration } from '../db/migrate.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { readProcess } from '../metrics/read-process.ts'
import type { Health } from './health.ts'
import { type Check, keepChecking } from './keep-checking.ts'
import { ownChecks } from './own-checks.ts'
import type { Readiness } from './readiness.ts'
import { startOperatorListener } from './start-operator-listener.ts'

interface Operated {
  readonly program: 'listeners' | 'worker'
  readonly port: number | undefined
  readonly config: Config
  readonly metrics: Metrics
  readonly health: Health
  readonly readiness: Readiness
  /** Beside those of this machine. */
  readonly checks: readonly Check[]
}

/** [OPS-08] Tells the operator of a program, where a port is configured for it; without one nothing is asked and nothing listened to. */
export async function startOperator(
  { add }: Pick<Closer, 'add'>,
  { program, port, config, metrics, health, readiness, checks }: Operated,
): Promise<void> {
  if (port === undefined) return
  metrics.read({
    ...{ name: 'eksport_build_info', help: 'What runs.', type: 'gauge' },
    read: () => [
      {
        labels: { program, release: config.release, migration: String(newestMigration()), node: process.version },
        value: 1,
      },
    ],
  })
  add(readProcess(metrics))
  add(keepChecking([...readiness.checks, ...ownChecks(config), ...checks], health))
  add(await startOperatorListener({ host: config.operator.host, port, metrics, health, readiness }))
}
