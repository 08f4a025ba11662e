import { randomUUID } from 'node:crypto'
import type { Audience } from '@eksport/api'
import { Client } from 'pg'
import { readConfig } from '../config.ts'
import { addressFor, type Role } from '../db/access.ts'
import { createRenderer, type Renderer } from '../documents/index.ts'
import { type RunningWorker, startWorker } from '../jobs/start-worker.ts'
import { type RunningServer, startServer as start } from '../server.ts'
import { freePorts } from '../supervision/free-ports.ts'
import { patientWaits } from './patient-waits.ts'
import { copyDatabase, startTestPostgres, type TestPostgres } from './test-postgres.ts'

export interface StartServerOptions {
  /** A prepared database server to share; by default one is started and stopped with this server. */
  readonly postgres?: Pick<TestPostgres, 'connectionString' | 'dataFolder'>
  /** Folders of the built apps. */
  readonly files?: Partial<Readonly<Record<Audience, string>>>
  readonly now?: () => Date
  /** The receivers by country; by default the demonstration's own. */
  readonly receivers?: Readonly<Record<string, string>>
  /** The address of a malware scanner; undefined scans no files. */
  readonly scanner?: string
  /** The address of a time-stamp authority; by default the demonstration's own. */
  readonly timeUrl?: string
}

export interface TestServer {
  readonly submitterUrl: string
  readonly caseworkerUrl: string
  readonly issuerUrl: string
  /** The address of this server's new database, as its owner. */
  readonly databaseUrl: string
  readonly running: RunningServer
  readonly worker: RunningWorker
  /** Connects to its database as its owner, until the server is stopped. */
  connect(): Promise<Client>
  stop(): Promise<void>
}

/** The settings of a demonstration on free ports. */
export async function testEnvironment(
  databaseUrl: string,
  dataFolder: string,
  files: StartServerOptions['files'] = {},
  { receivers, scanner, timeUrl }: Pick<StartServerOptions, 'receivers' | 'scanner' | 'timeUrl'> = {},
) {
  const [submitter, caseworker, issuer, receiver, smtp, mailbox] = await freePorts(6)
  return {
    DATABASE_URL: databaseUrl,
    EKSPORT_DATA_FOLDER: dataFolder,
    EKSPORT_MODE: 'demonstration',
    EKSPORT_SUBMITTER_PORT: String(submitter),
    EKSPORT_SUBMITTER_URL: `http://localhost:${submitter}`,
    EKSPORT_CASEWORKER_PORT: String(caseworker),
    EKSPORT_CASEWORKER_URL: `http://localhost:${caseworker}`,
    EKSPORT_ISSUER_PORT: String(issuer),
    EKSPORT_RECEIVER_PORT: String(receiver),
    EKSPORT_SMTP_PORT: String(smtp),
    EKSPORT_MAILBOX_PORT: String(mailbox),
    EKSPORT_LOG_LEVEL: 'error',
    ...(receivers === undefined ? {} : { EKSPORT_RECEIVERS: JSON.stringify(receivers) }),
    ...(scanner === undefined ? {} : { EKSPORT_SCANNER_URL: scanner }),
    ...(timeUrl === undefined ? {} : { EKSPORT_TIMESTAMP_URL: timeUrl }),
    ...(files.submitter === undefined ? {} : { EKSPORT_SUBMITTER_FILES: files.submitter }),
    ...(files.caseworker === undefined ? {} : { EKSPORT_CASEWORKER_FILES: files.caseworker }),
  }
}

let documents: Renderer | undefined

/** The renderer of all servers of a test process, because its child processes take a second each to start. */
function sharedRenderer(): Renderer {
  documents ??= createRenderer({ milliseconds: 300_000 })
  return documents
}

/** A complete server, worker and login provider on free ports, in this process, on a new copy of the prepared database. */
export async function startServer(options: StartServerOptions = {}): Promise<TestServer> {
  const now = options.now ?? (() => new Date())
  const own = options.postgres === undefined ? await startTestPostgres(now()) : undefined
  const postgres = options.postgres ?? own
  if (postgres === undefined) throw new Error('No database server')
  const database = await copyDatabase(postgres.connectionString)
  const environment = await testEnvironment(database.connectionString, postgres.dataFolder, options.files, options)
  const config = readConfig(environment, patientWaits)
  const report = () => undefined
  const as = (role: Role) => ({ ...config, databaseUrl: addressFor(role, config.databaseUrl) })
  const running = await start({ config: as('listeners'), now, report, documents: sharedRenderer() })
  const worker = await startWorker({
    ...{ config: as('worker'), now, report, place: randomUUID() },
    documents: sharedRenderer(),
  })
  const clients: Client[] = []
  // Tests may drop the database while it runs.
  worker.ended.catch(() => undefined)
  return {
    submitterUrl: environment.EKSPORT_SUBMITTER_URL,
    caseworkerUrl: environment.EKSPORT_CASEWORKER_URL,
    issuerUrl: `http://localhost:${environment.EKSPORT_ISSUER_PORT}`,
    databaseUrl: database.connectionString,
    running,
    worker,
    async connect() {
      const client = new Client({ connectionString: database.connectionString })
      await client.connect()
      clients.push(client)
      return client
    },
    async stop() {
      await Promise.all(clients.map((client) => client.end()))
      await running.stop()
      await worker.stop()
      await database.drop()
      await own?.stop()
    },
  }
}
