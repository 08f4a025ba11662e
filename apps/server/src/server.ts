import { join } from 'node:path'
import type { Audience } from '@eksport/api'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { createCloser } from './closer.ts'
import type { Config, OidcClient } from './config.ts'
import { applicationPool } from './db/pool.ts'
import type { StartedMailbox } from './demonstration/mailbox/start-mailbox.ts'
import { startDemonstration } from './demonstration/start-demonstration.ts'
import type { Deps } from './deps.ts'
import { createRenderer } from './documents/index.ts'
import { readFacts } from './facts.ts'
import { createFormTokens } from './integrations/filled-forms/index.ts'
import { createLoginProvider } from './integrations/login/login-provider.ts'
import { createInspector } from './integrations/uploads/index.ts'
import type { Starting } from './prepare.ts'

export interface RunningServer {
  readonly listeners: Readonly<Record<Audience, FastifyInstance>>
  readonly deps: Deps
  /** Absent outside the demonstration. */
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

/**
 * Starts what answers requests, on a database that is prepared: facts, demonstration, listeners. `config.databaseUrl` is the address
 * of the listeners' own role. `stop` lets requests under way end first.
 */
export async function startServer({ config, now, report }: Starting): Promise<RunningServer> {
  const { add, close } = createCloser()
  try {
    const pool = applicationPool(config.databaseUrl)
    add(() => pool.end())
    const documents = createRenderer({ report })
    add(() => documents.close())
    const facts = { ...(await readFacts(pool, config, now)), documents }
    const demonstration = config.demonstration ? await startDemonstration(config) : undefined
    if (demonstration !== undefined) add(() => demonstration.stop())
    const login = {
      submitter: createLoginProvider(clientOf(config, demonstration?.clients, 'submitter')),
      caseworker: createLoginProvider(clientOf(config, demonstration?.clients, 'caseworker')),
    }
    const formTokens = await createFormTokens({ keyFolder: join(config.dataFolder, 'forms') })
    const deps: Deps = { config, now, login, inspector: createInspector(), formTokens, ...facts }
    const listeners = await listen(deps)
    add(() => Promise.all([listeners.submitter.close(), listeners.caseworker.close()]))
    return { listeners, deps, mailbox: demonstration?.mailbox, stop: close }
  } catch (error) {
    await close()
    throw error
  }
}
