import { type ChildProcess, spawn } from 'node:child_process'
import { appendFileSync, cpSync, createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FlagName } from '@eksport/domain'
import { startEmbeddedPostgres } from '@eksport/server/embedded-postgres'
import { freePorts } from '@eksport/server/free-ports'
import { prepareEmpty } from '@eksport/server/testing/prepare-empty'
import { apps } from '../../scripts/lib/build-apps.ts'
import { root } from '../../scripts/lib/root.ts'
import { builtServer, type ServerPorts, serverEnvironment, untilReady } from '../../scripts/lib/server.ts'

interface ServerProcess {
  /** Stops it like Ctrl-C. */
  readonly stop: () => Promise<void>
  /** `kill -9`: the process cannot clean up. */
  readonly kill: () => Promise<void>
}

const lastWords = (logFile: string) => readFileSync(logFile, 'utf8').split('\n').slice(-20).join('\n')

const endOf = (child: ChildProcess) =>
  new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? 1)))

/** Starts the server as `npm start` does; resolves when both portals are ready. */
const startServerProcess = async (
  env: NodeJS.ProcessEnv,
  ports: ServerPorts,
  logFile: string,
): Promise<ServerProcess> => {
  // The channel lets the server end by itself if the test run is killed. NODE_OPTIONS belong to the test run.
  const child = spawn(process.execPath, builtServer, {
    cwd: root,
    env: { ...env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const log = createWriteStream(logFile, { flags: 'a' })
  child.stdout?.pipe(log, { end: false })
  child.stderr?.pipe(log, { end: false })
  const ended = endOf(child)
  const send = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    await ended
  }
  const stop = async () => {
    const forced = setTimeout(() => child.kill('SIGKILL'), 15_000)
    await send('SIGTERM')
    clearTimeout(forced)
  }
  try {
    await untilReady({ ended }, ports)
  } catch (error) {
    await send('SIGKILL')
    throw new Error(`The server did not start.\n${lastWords(logFile)}`, { cause: error })
  }
  return { stop, kill: () => send('SIGKILL') }
}

/** The complete running product: database, server, both apps and the demonstration's login. */
export interface Product {
  readonly submitter: string
  readonly caseworker: string
  readonly folder: string
  /** `kill -9` of the server. */
  readonly killServer: () => Promise<void>
  readonly startServer: () => Promise<void>
  readonly stop: () => Promise<void>
}

// A later build must not change the product during the journeys.
const copyApps = (folder: string, undoSeconds: number) => {
  for (const app of apps) cpSync(join(root, 'apps', app, 'dist'), join(folder, 'apps', app), { recursive: true })
  return {
    EKSPORT_UNDO_SECONDS: String(undoSeconds),
    EKSPORT_SUBMITTER_FILES: join(folder, 'apps/submitter'),
    EKSPORT_CASEWORKER_FILES: join(folder, 'apps/caseworker'),
  }
}

interface Wishes {
  /** Without the demonstration's applications, whose documents take longer to draw than most tests. */
  readonly isEmpty?: boolean
  /** Flags that are on from the start, in addition to the defaults; only for an empty product. */
  readonly flags?: readonly FlagName[]
  /** How long an approval can be undone, in seconds; short, because journeys wait for it. */
  readonly undoSeconds?: number
}

/** Starts the product with a new data folder on free ports. Apps and server must be built. */
export const startProduct = async ({ isEmpty = false, flags = [], undoSeconds = 1 }: Wishes = {}): Promise<Product> => {
  const folder = mkdtempSync(join(tmpdir(), 'eksport-e2e-'))
  const logFile = join(folder, 'server.log')
  appendFileSync(logFile, '')
  const log = (line: string) => appendFileSync(join(folder, 'database.log'), `${line}\n`)
  const database = await startEmbeddedPostgres({ dataFolder: join(folder, 'postgres'), log })
  const [submitter = 0, caseworker = 0, issuer = 0, mailbox = 0, smtp = 0] = await freePorts(5)
  const ports = { submitter, caseworker, issuer, mailbox, smtp }
  const databaseUrl = database.connectionString
  const environment = serverEnvironment({ databaseUrl, ports, withFiles: false })
  const env = { ...environment, ...copyApps(folder, undoSeconds), EKSPORT_DATA_FOLDER: folder }
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
    killServer: () => server.kill(),
    startServer: async () => {
      server = await begin()
    },
    stop: async () => {
      await server.stop()
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
