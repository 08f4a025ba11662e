import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Audience } from '@eksport/api'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { createCloser } from './closer.ts'
import type { Config, OidcClient } from './config.ts'
import { answers, isDurable, isMigrated, isWorkerAlive } from './db/answers.ts'
import { applicationPool, endPool } from './db/pool.ts'
import { isUnavailable } from './db/unavailable.ts'
import type { StartedMailbox } from './demonstration/mailbox/start-mailbox.ts'
import type { Deps } from './deps.ts'
import { createRenderer, type Renderer, watchRenderer } from './documents/index.ts'
import { keepVisits } from './http/visits.ts'
import { ourArchive } from './integrations/archive/index.ts'
import { createFormTokens } from './integrations/filled-forms/form-tokens.ts'
import { createLoginProvider } from './integrations/login/login-provider.ts'
import { createPseudonyms, pseudonymsFolder } from './integrations/pseudonyms/pseudonyms.ts'
import { createInspector } from './integrations/uploads/index.ts'
import { listenForChanges } from './live/listen.ts'
import { followVisitors } from './live/visitors.ts'
import { createLog } from './log/create-log.ts'
import { sayNoAnswer, wordsOf } from './log/describe-error.ts'
import { createMetrics } from './metrics/metrics.ts'
import { watchPools } from './metrics/watch-pools.ts'
import { createHealth } from './operator/health.ts'
import type { Check } from './operator/keep-checking.ts'
import { createReadiness, type Readiness } from './operator/readiness.ts'
import { startOperator } from './operator/start-operator.ts'
import type { Starting } from './prepare.ts'
import { keepCurrent } from './reference-data/keep-current.ts'
import { hearProofs, openRegisters, readServices } from './services.ts'

export interface ServerOptions extends Starting {
  /** The renderer to use; by default its own, which ends with it. */
  readonly documents?: Renderer
}

export interface RunningServer {
  readonly listeners: Readonly<Record<Audience, FastifyInstance>>
  readonly deps: Deps
  /** Undefined outside the demonstration. */
  readonly mailbox: StartedMailbox | undefined
  stop(): Promise<void>
}

function clientOf(
  config: Config,
  demonstration: Readonly<Record<Audience, OidcClient>> | undefined,
  audience: Audience,
): OidcClient {
  const client = config[audience].oidc ?? demonstration?.[audience]
  if (client === undefined) throw new Error(`No login provider is configured for the ${audience} listener`)
  return client
}

/** Loaded on demand, so that production does not load the demonstration [OPS-04]. */
async function startDemonstration(config: Config) {
  const demonstration = await import('./demonstration/start-demonstration.ts')
  return demonstration.startDemonstration(config)
}

async function listen(deps: Deps): Promise<Record<Audience, FastifyInstance>> {
  const { config } = deps
  const listeners = { submitter: await buildApp(deps, 'submitter'), caseworker: await buildApp(deps, 'caseworker') }
  try {
    await listeners.submitter.listen({ host: config.host, port: config.submitter.port })
    await listeners.caseworker.listen({ host: config.host, port: config.caseworker.port })
  } catch (error) {
    await Promise.all([listeners.submitter.close(), listeners.caseworker.close()])
    throw error
  }
  return listeners
}

/** [OPS-08] Dependencies of listeners besides the required ones. */
const checksOf = ({ transactions, changes, login }: Deps): readonly Check[] => [
  { dependency: 'changes', every: 5, ask: async () => changes.isListening() },
  { dependency: 'worker', every: 5, ask: () => isWorkerAlive(transactions) },
  { dependency: 'durability', every: 60, ask: () => isDurable(transactions) },
  ...(['submitter', 'caseworker'] as const).map((portal) => ({
    ...{ dependency: `login-${portal}`, every: 60 },
    ask: () => login[portal].isThere(),
  })),
]

/** [OPS-08] Keeps answering for a while before listeners close, so that proxies notice. */
async function leave(readiness: Readiness, { leaving }: Config): Promise<void> {
  readiness.leave()
  if (leaving > 0) await sleep(leaving)
}

/**
 * Starts what answers requests, on a prepared database: services, demonstration, listeners. `config.databaseUrl` is the
 * address of the listeners' role. `stop` waits for running requests.
 */
export async function startServer({ config, now, report, ...options }: ServerOptions): Promise<RunningServer> {
  const { add, close } = createCloser()
  try {
    const log = createLog(config)
    const metrics = createMetrics()
    const health = createHealth({ now, metrics, log })
    const pool = applicationPool(config.databaseUrl, {
      waits: config.waits.requests,
      waited: (seconds) => metrics.connectionWait.observe({ pool: 'requests' }, seconds),
    })
    watchPools({ requests: pool }, metrics)
    add(() => endPool(pool))
    const renderer = options.documents ?? createRenderer({ report })
    if (renderer !== options.documents) add(() => renderer.close())
    const note = (draws: boolean) => health.note('renderer', draws)
    const documents = watchRenderer(renderer, { metrics, log, isAway: isUnavailable, note })
    const services = await readServices(pool, config, now, hearProofs({ log, health }))
    const current = keepCurrent({ ...services, now }, (error) => sayNoAnswer(log)('reference data', error))
    add(() => current.stop())
    const demonstration = config.demonstration ? await startDemonstration(config) : undefined
    if (demonstration !== undefined) add(() => demonstration.stop())
    const login = {
      submitter: createLoginProvider(clientOf(config, demonstration?.clients, 'submitter')),
      caseworker: createLoginProvider(clientOf(config, demonstration?.clients, 'caseworker')),
    }
    const pseudonyms = await createPseudonyms({ keyFolder: pseudonymsFolder(config.dataFolder) })
    const formTokens = await createFormTokens({ keyFolder: join(config.dataFolder, 'forms') })
    const { transactions, seal, signer, verification } = services
    const registers = openRegisters({ transactions, now, current, config, log, health })
    const changes = listenForChanges(config.databaseUrl)
    add(() => changes.close())
    const needs = { database: () => answers(transactions), migrations: () => isMigrated(transactions) }
    const readiness = createReadiness({ health, metrics, needs })
    const deps: Deps = {
      ...{ config, now, login, changes, visitors: followVisitors(changes, now), visits: keepVisits() },
      ...{ inspector: createInspector(), formTokens, pseudonyms, registers, documents, metrics, readiness },
      ...{ archive: ourArchive({ transactions, now, demonstration: config.demonstration }) },
      ...{ transactions, seal, signer, verification },
      get referenceData() {
        return current.referenceData
      },
      get lookups() {
        return current.lookups
      },
    }
    const listeners = await listen(deps)
    add(() => Promise.all([listeners.submitter.close(), listeners.caseworker.close()]))
    const checks = checksOf(deps)
    await startOperator(
      { add },
      {
        program: 'listeners',
        port: config.operator.listenersPort,
        config,
        now,
        metrics,
        health,
        readiness,
        log,
        checks,
      },
    )
    add(() => leave(readiness, config))
    return { listeners, deps, mailbox: demonstration?.mailbox, stop: close }
  } catch (error) {
    // Throw the original error, and only report this one.
    await close().catch((also: unknown) => report(wordsOf(also)))
    throw error
  }
}
