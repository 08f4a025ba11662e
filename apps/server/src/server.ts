import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Audience } from '@eksport/api'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { buildApp } from './app.ts'
import type { Config, OidcClient } from './config.ts'
import { migrateDatabase } from './db/migrate.ts'
import { applicationPool, ownerPool } from './db/pool.ts'
import { loadReferenceData } from './db/reference-data/load-reference-data.ts'
import { readReferenceData } from './db/reference-data/read-reference-data.ts'
import { transactions } from './db/transaction.ts'
import type { StartedMailbox } from './demonstration/mailbox/start-mailbox.ts'
import { startDemonstration } from './demonstration/start-demonstration.ts'
import type { Deps } from './deps.ts'
import { createRenderer } from './documents/index.ts'
import { createFormTokens } from './integrations/filled-forms/index.ts'
import { createLoginProvider } from './integrations/login/login-provider.ts'
import { createMailer } from './integrations/mail/index.ts'
import { createReceivingAuthorities } from './integrations/receiving-authorities/index.ts'
import { createSigner } from './integrations/signing/index.ts'
import { createInspector } from './integrations/uploads/index.ts'
import { createVerification } from './integrations/verification/index.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { documentLookups } from './reference-data/document-lookups.ts'

export interface RunningServer {
  readonly listeners: Readonly<Record<Audience, FastifyInstance>>
  readonly deps: Deps
  /** Absent outside the demonstration. */
  readonly mailbox: StartedMailbox | undefined
  stop(): Promise<void>
}

export interface ServerOptions {
  readonly config: Config
  readonly now: () => Date
  /** Says what is being done, for a person who waits. */
  readonly report: (line: string) => void
}

/** For a receiving authority to answer one request. */
const answerLimit = 20_000

type Facts = Pick<Deps, 'referenceData' | 'lookups' | 'signer' | 'transactions' | 'verification'>

async function prepareFacts(owner: Pool, application: Pool, { config, now, report }: ServerOptions): Promise<Facts> {
  report('Oppdaterer databasen …')
  await migrateDatabase(owner)
  const loaded = await loadReferenceData(owner, now())
  if (loaded.length > 0) report(`Leste inn referansedata (${loaded.length} lister).`)
  const run = transactions(application)
  const referenceData = await run.run({ audience: 'nobody' }, readReferenceData)
  const keyFolder = join(config.dataFolder, 'signing')
  await mkdir(keyFolder, { recursive: true, mode: 0o700 })
  const signer = await createSigner({ keyFolder, now: now().toISOString() })
  const verification = await createVerification({
    keyFolder: join(config.dataFolder, 'verification'),
    publicUrl: config.submitter.publicUrl,
  })
  return { transactions: run, referenceData, lookups: documentLookups(referenceData), signer, verification }
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

/** Runs what has been started backwards, so that nothing is closed under something that still uses it. */
function closer() {
  const steps: (() => Promise<unknown>)[] = []
  return {
    add: (step: () => Promise<unknown>) => steps.push(step),
    async close() {
      for (const step of steps.reverse().splice(0)) await step()
    },
  }
}

/** Starts everything in order: database, facts, demonstration, jobs, listeners. `stop` lets requests under way end first. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config, now, report } = options
  const { add, close } = closer()
  try {
    const owner = ownerPool(config.databaseUrl)
    add(() => owner.end())
    const application = applicationPool(config.databaseUrl)
    add(() => application.end())
    const documents = createRenderer()
    add(() => documents.close())
    const facts = { ...(await prepareFacts(owner, application, options)), documents }
    const demonstration = config.demonstration ? await startDemonstration(config, owner, facts, now, report) : undefined
    if (demonstration !== undefined) add(() => demonstration.stop())
    const login = {
      submitter: createLoginProvider(clientOf(config, demonstration?.clients, 'submitter')),
      caseworker: createLoginProvider(clientOf(config, demonstration?.clients, 'caseworker')),
    }
    const receivers = createReceivingAuthorities({
      addressOf: (country) => (config.receivers ? config.receivers[country] : demonstration?.receiverOf(country)),
      milliseconds: answerLimit,
    })
    const formTokens = await createFormTokens({ keyFolder: join(config.dataFolder, 'forms') })
    const deps: Deps = { config, now, login, receivers, inspector: createInspector(), formTokens, ...facts }
    const listeners = await listen(deps)
    const log = listeners.submitter.log
    const mailer = createMailer({ ...config.mail, milliseconds: answerLimit })
    add(async () => mailer.close())
    const jobs = await startJobs(owner, { ...deps, mailer }, (level, message) => {
      if (level === 'error') log.error({ job: true }, message)
    })
    add(() => jobs.stop())
    add(async () => receivers.close())
    add(() => Promise.all([listeners.submitter.close(), listeners.caseworker.close()]))
    return { listeners, deps, mailbox: demonstration?.mailbox, stop: close }
  } catch (error) {
    await close()
    throw error
  }
}
