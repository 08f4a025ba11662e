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
import { processesBelow } from './processes.ts'
import { type SpawnedServer, spawnServer } from './spawn-server.ts'
import { testEnvironment } from './start-server.ts'

/** The programs of one machine: what watches, the listeners and the worker. */
export interface OwnServer {
  readonly submitterUrl: string
  readonly caseworkerUrl: string
  listenersPid(): number | undefined
  workerPid(): number | undefined
  /** Ends all of them as a power cut would, and starts them again. */
  restart(): Promise<void>
  /** Through which it reaches its login provider and the database, where it is `apart` from them. */
  readonly ways: Ways | undefined
}

interface Ways {
  readonly issuer: Neighbour
  readonly network: Neighbour
}

/** A database server and the product's programs, all of a test's own: it may do anything to them. */
export interface OwnProduct extends OwnServer {
  /** Those of other machines on the same database. */
  readonly others: readonly OwnServer[]
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
  /** Of all programs of the database server, the first one first. */
  databasePids(): readonly number[]
  /** Answers how the programs ended, and how many of them are left. */
  stop(): Promise<{ readonly code: number | null; readonly left: number }>
}

const page = '<!doctype html><html lang="nb"><head><title>Eksport</title></head><body></body></html>'

interface OwnProductOptions {
  /** The address of a malware scanner. */
  readonly scanner?: string
  /** The address of a mail server; without one the demonstration's own is used. */
  readonly mail?: string
  /** How many servers there are on the database. */
  readonly servers?: number
  /** Whether each server has a login provider of its own, and stands apart from it and from the database. */
  readonly isApart?: boolean
  /** Whether it draws the samples, which takes a minute. */
  readonly isFilled?: boolean
  /** Where its folder is made, in which it writes its log as well; otherwise among the temporary files of the system. */
  readonly within?: string
}

/** The folder of a portal of one page. */
async function makePages(files: string): Promise<string> {
  await mkdir(files)
  await writeFile(join(files, 'index.html'), page)
  await writeFile(join(files, 'addresses.json'), '["/","/oversikt"]')
  return files
}

type Environment = Parameters<typeof spawnServer>[0] & { readonly EKSPORT_CASEWORKER_URL: string }

/** Makes the ways of a server to its login provider and the database, and says in its settings that it takes them. */
async function setApart(environment: Environment, databaseUrl: string, dataFolder: string) {
  const { hostname } = new URL(databaseUrl)
  // What is not heard of the database is whether it has committed.
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

/** Starts a server, and answers what can be done to it beside. */
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

/** Starts everything in a temporary folder, with a page for both portals; `receivers` take in certificates. */
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
      // What is written to a log of its own is meant to be much.
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
  // The first one makes the keys that the others share.
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

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    // Nobody has this number any more.
    return false
  }
}
