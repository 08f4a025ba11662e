import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FlagName } from '@eksport/domain'
import { startEmbeddedPostgres } from '@eksport/server/embedded-postgres'
import { freePorts } from '@eksport/server/free-ports'
import { prepareEmpty } from '@eksport/server/testing/prepare-empty'
import { apps } from '../../scripts/lib/build-apps.ts'
import { root } from '../../scripts/lib/root.ts'
import { serverEnvironment } from '../../scripts/lib/server.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

/** The whole product, running: database, server, both apps and the demonstration's login. */
export interface Product {
  readonly submitter: string
  readonly caseworker: string
  readonly folder: string
  /** Ends the server in good order; the database goes on. */
  readonly stopServer: () => Promise<void>
  /** `kill -9` of the server. */
  readonly killServer: () => Promise<void>
  readonly startServer: () => Promise<void>
  /** `kill -9` of PostgreSQL's first process; whoever watches over it starts it again. */
  readonly killDatabase: () => void
  readonly stop: () => Promise<void>
}

const postmasterOf = (folder: string) => {
  const [pid = ''] = readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')
  return Number(pid)
}

// A build that begins meanwhile must not change the product under the journeys.
const copyApps = (folder: string) => {
  for (const app of apps) cpSync(join(root, 'apps', app, 'dist'), join(folder, 'apps', app), { recursive: true })
  return {
    // Journeys that go on after an approval wait no longer than they must.
    EKSPORT_UNDO_SECONDS: '1',
    EKSPORT_SUBMITTER_FILES: join(folder, 'apps/submitter'),
    EKSPORT_CASEWORKER_FILES: join(folder, 'apps/caseworker'),
  }
}

interface Wishes {
  /** Without the demonstration's applications, whose documents take longer to draw than most tests. */
  readonly isEmpty?: boolean
  /** Flags that are on from the start, beside those of the standard; an empty product takes them. */
  readonly flags?: readonly FlagName[]
}

/** Starts the product on a new data folder and free ports. The apps must be built. */
export const startProduct = async ({ isEmpty = false, flags = [] }: Wishes = {}): Promise<Product> => {
  const folder = mkdtempSync(join(tmpdir(), 'eksport-e2e-'))
  const logFile = join(folder, 'server.log')
  appendFileSync(logFile, '')
  const log = (line: string) => appendFileSync(join(folder, 'database.log'), `${line}\n`)
  const database = await startEmbeddedPostgres({ dataFolder: join(folder, 'postgres'), log })
  const [submitter = 0, caseworker = 0, issuer = 0, mailbox = 0, smtp = 0] = await freePorts(5)
  const ports = { submitter, caseworker, issuer, mailbox, smtp }
  const databaseUrl = database.connectionString
  const environment = serverEnvironment({ databaseUrl, ports, withFiles: false })
  const env = { ...environment, ...copyApps(folder), EKSPORT_DATA_FOLDER: folder }
  if (isEmpty) await prepareEmpty(databaseUrl, flags)
  const begin = () => startServerProcess(env, ports, logFile)
  let server: ServerProcess
  try {
    server = await begin()
  } catch (error) {
    await database.stop()
    throw error
  }
  return {
    submitter: `http://localhost:${submitter}`,
    caseworker: `http://localhost:${caseworker}`,
    folder,
    stopServer: () => server.stop(),
    killServer: () => server.kill(),
    startServer: async () => {
      server = await begin()
    },
    killDatabase: () => process.kill(postmasterOf(folder), 'SIGKILL'),
    stop: async () => {
      await server.stop()
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
