import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../db/embedded/index.ts'
import { freePorts } from '../supervision/free-ports.ts'
import { makeStandby, type PostgresHost, postgresHost, waitForStandby } from './postgres-host.ts'
import { prepareEmpty } from './prepare-empty.ts'
import { processesBelow } from './processes.ts'
import { type SpawnedServer, spawnServer } from './spawn-server.ts'
import { testEnvironment } from './start-server.ts'

/** A database server and the product's programs, all of a test's own: it may do anything to them. */
export interface OwnProduct {
  readonly submitterUrl: string
  readonly caseworkerUrl: string
  /** As the owner of the database. */
  readonly databaseUrl: string
  /** The other host that it knows of, where nobody is until one is asked to follow. */
  readonly standby: PostgresHost
  /** Lets the standby follow; from then on nothing is acknowledged that it has not written down. */
  beginToFollow(): Promise<void>
  /** All that it keeps lies in here. */
  readonly folder: string
  /** In it what is not the database's. */
  readonly dataFolder: string
  /** What database and programs have said so far. */
  lines(): readonly string[]
  listenersPid(): number | undefined
  workerPid(): number | undefined
  /** Of all programs of the database server, the first one first. */
  databasePids(): readonly number[]
  /** Ends all programs but the database as a power cut would, and starts them again. */
  restart(): Promise<void>
  /** Answers how the programs ended, and how many of them are left. */
  stop(): Promise<{ readonly code: number | null; readonly left: number }>
}

const page = '<!doctype html><html lang="nb"><head><title>Eksport</title></head><body></body></html>'

interface OwnProductOptions {
  /** The address of a malware scanner. */
  readonly scanner?: string
  /** Whether it draws the samples, which takes a minute. */
  readonly isFilled?: boolean
  /** Where its folder is made, in which it writes its log as well; otherwise among the temporary files of the system. */
  readonly within?: string
}

/** Starts everything in a temporary folder, with a page for both portals; `receivers` take in certificates. */
export async function startOwnProduct(
  receivers: Readonly<Record<string, string>>,
  { scanner, isFilled = false, within }: OwnProductOptions = {},
): Promise<OwnProduct> {
  const folder = await mkdtemp(join(within ?? tmpdir(), 'eksport-own-'))
  const log = within === undefined ? {} : { logFile: join(folder, 'server.log') }
  const lines: string[] = []
  const databaseFolder = join(folder, 'database')
  const dataFolder = join(folder, 'data')
  const postgres = await startEmbeddedPostgres({ dataFolder: databaseFolder, log: (line) => lines.push(line) })
  const { connectionString } = postgres
  if (!isFilled) await prepareEmpty(connectionString)
  const standbyFolder = join(folder, 'standby')
  await mkdir(standbyFolder, { mode: 0o700 })
  const [standbyPort = 0] = await freePorts(1)
  const standby = postgresHost(standbyFolder, standbyPort)
  const bothHosts = connectionString.replace(/\/eksport$/, `,${standby.place}/eksport`)
  const files = join(folder, 'files')
  await mkdir(files)
  await writeFile(join(files, 'index.html'), page)
  await writeFile(join(files, 'addresses.json'), '["/","/oversikt"]')
  const portals = { submitter: files, caseworker: files }
  const environment = {
    ...(await testEnvironment(bothHosts, dataFolder, portals, {
      receivers,
      ...(scanner !== undefined && { scanner }),
    })),
    // What is written to a log of its own is meant to be much.
    ...(within !== undefined && { EKSPORT_LOG_LEVEL: 'info' }),
  }
  let server: SpawnedServer = await spawnServer(environment, log)
  const earlier: string[] = []
  const programPid = (file: string) => processesBelow(server.pid, `/src/${file}`)[0]
  return {
    submitterUrl: environment.EKSPORT_SUBMITTER_URL,
    caseworkerUrl: environment.EKSPORT_CASEWORKER_URL,
    databaseUrl: connectionString,
    standby,
    async beginToFollow() {
      const conninfo = `host=${decodeURIComponent(new URL(connectionString).hostname)} user=postgres`
      await makeStandby({ cluster: join(databaseFolder, 'cluster'), databaseUrl: connectionString, conninfo }, standby)
      await standby.start()
      await waitForStandby(connectionString)
    },
    folder,
    dataFolder,
    lines: () => [...lines, ...earlier, ...server.lines],
    listenersPid: () => programPid('serve.ts'),
    workerPid: () => programPid('worker.ts'),
    databasePids() {
      const [pid = ''] = readFileSync(join(databaseFolder, 'cluster/postmaster.pid'), 'utf8').split('\n')
      return [Number(pid), ...processesBelow(Number(pid))]
    },
    async restart() {
      await server.kill()
      earlier.push(...server.lines)
      server = await spawnServer(environment, log)
    },
    async stop() {
      const programs = processesBelow(server.pid)
      const code = await server.terminate()
      const left = programs.filter(isThere).length
      await standby.stop()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
      return { code, left }
    },
  }
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    // Nobody has this number any more.
    return false
  }
}
