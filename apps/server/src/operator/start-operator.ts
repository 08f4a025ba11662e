import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { Closer } from '../closer.ts'
import type { Config } from '../config.ts'
import { newestMigration } from '../db/newest-migration.ts'
import { sealEnds } from '../integrations/signing/index.ts'
import type { Log } from '../log/create-log.ts'
import { describeError } from '../log/describe-error.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { readProcess } from '../metrics/read-process.ts'
import { contentType } from '../metrics/registry.ts'
import { createUnderWay } from '../under-way.ts'
import type { Health } from './health.ts'
import { type Check, keepChecking } from './keep-checking.ts'
import { ownChecks } from './own-checks.ts'
import type { Readiness } from './readiness.ts'

interface OperatorListener {
  readonly host: string
  readonly port: number
  readonly metrics: Metrics
  readonly health: Health
  readonly readiness: Readiness
  readonly log: Pick<Log, 'error'>
  readonly sealEnds: () => Promise<Date>
}

const json = 'application/json; charset=utf-8'

/** [OPS-08] Serves metrics and health to the operator, on a separate port that the proxy must not expose (067). */
async function startOperatorListener(options: OperatorListener): Promise<() => Promise<void>> {
  const { host, port, metrics, health, readiness, log } = options
  const answers: Readonly<Record<string, () => Promise<readonly [number, string, string]>>> = {
    '/metrics': async () => [200, contentType, await metrics.text()],
    '/healthz': async () => [200, json, JSON.stringify({ status: 'up' })],
    '/readyz': async () => {
      const isReady = await readiness.isReady()
      return [isReady ? 200 : 503, json, JSON.stringify({ status: isReady ? 'up' : 'down' })]
    },
    '/health': async () => {
      const isReady = await readiness.isReady()
      // Missing files are reported as `keys`.
      const sealEnds = await options.sealEnds().catch(() => null)
      const answered = { ready: isReady, leaving: readiness.isLeaving(), sealEnds, dependencies: health.states() }
      return [200, json, JSON.stringify(answered)]
    },
  }
  async function answer(path: string, response: ServerResponse): Promise<void> {
    const find = Object.hasOwn(answers, path) ? answers[path] : undefined
    const [status, type, body] = find === undefined ? ([404, json, '{}'] as const) : await find()
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
  }
  const underWay = createUnderWay()
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?')
    const fail = (error: unknown) => {
      log.error({ path, error: describeError(error) }, 'an answer to the operator failed')
      response.writeHead(500).end()
    }
    void underWay.add(answer(path, response).catch(fail))
  })
  server.listen(port, host)
  await once(server, 'listening')
  return async () => {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
    await underWay.ended()
  }
}

interface Operated {
  readonly program: 'listeners' | 'worker'
  readonly port: number | undefined
  readonly config: Config
  readonly now: () => Date
  readonly metrics: Metrics
  readonly health: Health
  readonly readiness: Readiness
  readonly log: Pick<Log, 'error'>
  /** In addition to those of this machine. */
  readonly checks: readonly Check[]
}

/** [OPS-08] Starts checks and the operator's listener, if a port is configured for it. */
export async function startOperator(
  { add }: Pick<Closer, 'add'>,
  { program, port, config, now, metrics, health, readiness, log, checks }: Operated,
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
  add(keepChecking([...readiness.checks, ...ownChecks(config, now), ...checks], health))
  add(
    await startOperatorListener({
      ...{ host: config.operator.host, port, metrics, health, readiness, log },
      sealEnds: () => sealEnds(config.seal.folder),
    }),
  )
}
