import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../db/embedded/index.ts'
import { startIssuer } from '../demonstration/issuer/start.ts'
import { freePorts } from '../supervision/free-ports.ts'
import { type Neighbour, startNeighbour } from './neighbour.ts'
import { makeStandby, type PostgresHost, postgresHost, waitForStandby } from './postgres-host.ts'
import { prepareEmpty } from './prepare-empty.ts'
import { isThere, processesBelow } from './processes.ts'
import { type SpawnedServer, spawnServer } from './spawn-server.ts'
import { testEnvironment } from './start-server.ts'

/** The programs of one machine: supervisor, listeners and worker. */
export interface OwnServer {
  readonly submitterUrl: string
  readonly caseworkerUrl: string
  listenersPid(): number | undefined
  workerPid(): number | undefined
  /** Kills all of them as a power cut would, and starts them again. */
  restart(): Promise<void>
  /** Its connections to login provider and database, if it is `apart` from them. */
  readonly ways: Ways | undefined
}

interface Ways {
  readonly issuer: Neighbour
  readonly network: Neighbour
}

/** A database server and the product's programs for one test, which may do anything to them. */
export interface OwnProduct extends OwnServer {
  /** The servers of other machines on the same database. */
  readonly others: readonly OwnServer[]
  /** Connects as the owner of the database. */
  readonly databaseUrl: string
  /** The other host in its settings, empty until it is made a standby. */
  readonly standby: PostgresHost
  /** Starts the standby; from then on nothing is acknowledged that it has not stored. */
  beginToFollow(): Promise<void>
  /** The folder of everything that it stores. */
  readonly folder: string
  /** Its subfolder for everything but the database. */
  readonly dataFolder: string
  /** The output of database and programs so far. */
  lines(): readonly string[]
  /** The processes of the database server, the main one first. */
  databasePids(): readonly number[]
  /** Returns the programs' exit code, and how many are still running. */
  stop(): Promise<{ readonly code: number | null; readonly left: number }>
}

const page = '<!doctype html><html lang="nb"><head><title>Eksport</title></head><body></body></html>'

interface OwnProductOptions {
  /** The address of a malware scanner. */
  readonly scanner?: string
  /** The address of a mail server; by default the demonstration's own. */
  readonly mail?: string
  readonly servers?: number
  /** Whether each server has its own login provider, and reaches it and the database through a proxy. */
  readonly isApart?: boolean
  /** Whether to draw the samples, which takes a minute. */
  readonly isFilled?: boolean
  /** The parent of its folder, in which it also writes its log; by default the system's temporary folder. */
  readonly within?: string
}

/** A folder with a portal of one page. */
async function makePages(files: string): Promise<string> {
  await mkdir(files)
  await writeFile(join(files, 'index.html'), page)
  await writeFile(join(files, 'addresses.json'), '["/","/oversikt"]')
  return files
}

type Environment = Parameters<typeof spawnServer>[0] & { readonly EKSPORT_CASEWORKER_URL: string }

/** Creates the proxies of a server to login provider and database, and sets their addresses in its settings. */
async function setApart(environment: Environment, databaseUrl: string, dataFolder: string) {
  const { hostname } = new URL(databaseUrl)
  // The answer that gets lost is whether a commit succeeded.
  const network = await startNeighbour({
    target: join(decodeURIComponent(hostname), '.s.PGSQL.5432'),
    end: 'commit\0',
  })
  const [port = 0] = await freePorts(1)
  const lie = 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\nconnection: close\r\n\r\n<h1>Log in</h1>'
  const issuer = await startNeighbour({ target: port, lie })
  const portals = { submitter: environment.EKSPORT_SUBMITTER_URL, caseworker: environment.EKSPORT_CASEWORKER_URL }
  const knownAs = `http://127.0.0.1:${issuer.port}`
  const provider = await startIssuer({ host: '127.0.0.1', port, dataFolder, portals, knownAs })
  const settings = (['submitter', 'caseworker'] as const).flatMap((portal) => {
    const client = provider.clients[portal]
    const name = `EKSPORT_${portal.toUpperCase()}_OIDC`
    return [
      [`${name}_ISSUER`, client.issuer],
      [`${name}_CLIENT_ID`, client.clientId],
      [`${name}_CLIENT_SECRET`, client.clientSecret],
    ] as const
  })
  const DATABASE_URL = (environment.DATABASE_URL ?? '').replace(hostname, `127.0.0.1:${network.port}`)
  return {
    ways: { issuer, network },
    environment: { ...environment, DATABASE_URL, ...Object.fromEntries(settings) },
    async stop() {
      await provider.stop()
      await issuer.stop()
      await network.stop()
    },
  }
}

/** Starts a server, and returns how to control it. */
async function startOwnServer(environment: Environment, log: { logFile?: string }, ways?: Ways) {
  let server: SpawnedServer = await spawnServer(environment, log)
  const earlier: string[] = []
  const programPid = (file: string) => processesBelow(server.pid, `/src/${file}`)[0]
  return {
    submitterUrl: environment.EKSPORT_SUBMITTER_URL,
    caseworkerUrl: environment.EKSPORT_CASEWORKER_URL,
    ways,
    lines: () => [...earlier, ...server.lines],
    listenersPid: () => programPid('serve.ts'),
    workerPid: () => programPid('worker.ts'),
    async restart() {
      await server.kill()
      earlier.push(...server.lines)
      server = await spawnServer(environment, log)
    },
    async stop() {
      const programs = processesBelow(server.pid)
      const code = await server.terminate()
      return { code, left: programs.filter(isThere).length }
    },
  }
}

/** Starts everything in a temporary folder, with a single page for both portals; `receivers` take certificates. */
export async function startOwnProduct(
  receivers: Readonly<Record<string, string>>,
  { scanner, mail, isFilled = false, isApart = false, within, servers: count = 1 }: OwnProductOptions = {},
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
  const files = await makePages(join(folder, 'files'))
  const portals = { submitter: files, caseworker: files }
  const startOne = async () => {
    const neighbours = { receivers, ...(scanner !== undefined && { scanner }) }
    const environment = {
      ...(await testEnvironment(bothHosts, dataFolder, portals, neighbours)),
      ...(mail !== undefined && { EKSPORT_SMTP_URL: mail }),
      // Verbose, because it has its own log file.
      ...(within !== undefined && { EKSPORT_LOG_LEVEL: 'info' }),
    }
    if (!isApart) return startOwnServer(environment, log)
    const apart = await setApart(environment, connectionString, dataFolder)
    const started = await startOwnServer(apart.environment, log, apart.ways)
    return {
      ...started,
      async stop() {
        const ended = await started.stop()
        await apart.stop()
        return ended
      },
    }
  }
  // The first one creates the keys that the others share.
  const server = await startOne()
  const others: (typeof server)[] = []
  while (others.length < count - 1) others.push(await startOne())
  return {
    ...server,
    others,
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
    lines: () => [...lines, ...[server, ...others].flatMap((one) => one.lines())],
    databasePids() {
      const [pid = ''] = readFileSync(join(databaseFolder, 'cluster/postmaster.pid'), 'utf8').split('\n')
      return [Number(pid), ...processesBelow(Number(pid))]
    },
    async stop() {
      for (const other of others) await other.stop()
      const ended = await server.stop()
      await standby.stop()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
      return ended
    },
  }
}
