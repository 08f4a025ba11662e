import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, mkdir, open, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { copyCluster } from '../backup/cluster.ts'
import { makeFolders } from '../backup/copy-files.ts'
import { locateBinaries } from '../db/embedded/binaries.ts'
import { own } from '../db/embedded/folders.ts'
import { chooseIdentity } from '../db/embedded/identity.ts'
import { processesBelow, signal } from './processes.ts'

/** A PostgreSQL on a local port without supervision: it is not restarted. */
export interface PostgresHost {
  readonly cluster: string
  /** Host and port, as in an address. */
  readonly place: string
  /** The address of the product's database, as its owner. */
  readonly databaseUrl: string
  start(): Promise<void>
  /** Kills all its processes, as a power cut would. */
  kill(): Promise<void>
  /** Stops it without closing connections, as a lost network would. */
  freeze(): void
  wake(): void
  stop(): Promise<void>
}

const answerLimit = 240_000

/** Runs work as the owner of a database, once it answers. */
export async function asOwner<Result>(databaseUrl: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const deadline = Date.now() + answerLimit
  for (;;) {
    const client = new Client({ connectionString: databaseUrl })
    // The awaited call reports the error as well.
    client.on('error', () => undefined)
    try {
      await client.connect()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await sleep(50)
      continue
    }
    try {
      return await work(client)
    } finally {
      await client.end()
    }
  }
}

/** The host on a cluster in `folder`. */
export function postgresHost(folder: string, port: number): PostgresHost {
  const cluster = join(folder, 'cluster')
  const binaries = locateBinaries()
  const identity = chooseIdentity(binaries, folder)
  const place = `127.0.0.1:${port}`
  const databaseUrl = `postgresql://postgres@${place}/eksport`
  let child: ChildProcess | undefined
  const signalAll = (name: NodeJS.Signals) => {
    if (child?.pid === undefined) throw new Error('PostgreSQL does not run')
    signal([child.pid, ...processesBelow(child.pid)], name)
  }
  const end = async (name: NodeJS.Signals) => {
    const ending = child
    if (ending === undefined || ending.exitCode !== null || ending.signalCode !== null) return
    const ended = once(ending, 'exit')
    if (name === 'SIGKILL') signalAll(name)
    else ending.kill(name)
    await ended
    child = undefined
  }
  return {
    ...{ cluster, place, databaseUrl },
    async start() {
      own(cluster, identity)
      const log = await open(join(folder, 'postgres.log'), 'a', 0o600)
      const options = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'timezone=UTC']
      const words = ['-D', cluster, ...options.flatMap((option) => ['-c', option])]
      const [command = binaries.postgres, ...rest] = [...identity.prefix, binaries.postgres, ...words]
      child = spawn(command, rest, { ...identity.spawn, stdio: ['ignore', log.fd, log.fd] })
      await log.close()
      await asOwner(databaseUrl, (client) => client.query('select 1'))
    },
    kill: () => end('SIGKILL'),
    freeze: () => signalAll('SIGSTOP'),
    wake: () => signalAll('SIGCONT'),
    stop: () => end('SIGINT'),
  }
}

/** Allows local network connections, whatever the cluster's settings were. */
export async function letIn(cluster: string): Promise<void> {
  const file = join(cluster, 'pg_hba.conf')
  const ours = ['all', 'replication'].map((what) => `host ${what} all 127.0.0.1/32 trust\n`).join('')
  await writeFile(file, `${ours}${await readFile(file, 'utf8')}`)
}

/** Copies a running primary into the folder of a standby, under the name `standby`. `conninfo` is the address of the primary. */
export async function makeStandby(
  primary: { cluster: string; databaseUrl: string; conninfo: string },
  host: PostgresHost,
) {
  await mkdir(dirname(host.cluster), { recursive: true, mode: 0o700 })
  const { folders } = await asOwner(primary.databaseUrl, (client) => copyCluster(client, primary.cluster, host.cluster))
  await makeFolders(host.cluster, folders)
  await letIn(host.cluster)
  // Once promoted, it waits for no standby itself.
  const settings = `primary_conninfo = '${primary.conninfo} application_name=standby'\nsynchronous_standby_names = ''\n`
  await appendFile(join(host.cluster, 'postgresql.auto.conf'), settings)
  await writeFile(join(host.cluster, 'standby.signal'), '')
}

/** From now on, the primary acknowledges nothing that the standby has not stored. */
export async function waitForStandby(databaseUrl: string): Promise<void> {
  await asOwner(databaseUrl, async (client) => {
    await client.query(`alter system set synchronous_standby_names = 'standby'`)
    await client.query('select pg_reload_conf()')
    const deadline = Date.now() + answerLimit
    for (;;) {
      const { rows } = await client.query(`select from pg_stat_replication where sync_state = 'sync'`)
      if (rows.length > 0) return
      if (Date.now() > deadline) throw new Error('The standby does not follow')
      await sleep(50)
    }
  })
}
