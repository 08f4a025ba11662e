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
import { hasCode } from '../has-code.ts'
import { processesBelow } from './processes.ts'

/** A PostgreSQL on a port of this machine that nobody watches over: what is done to it stays done. */
export interface PostgresHost {
  readonly cluster: string
  /** Host and port, as they stand in an address. */
  readonly place: string
  /** Of the product's database, as its owner. */
  readonly databaseUrl: string
  start(): Promise<void>
  /** As a power cut ends it, with all of its programs. */
  kill(): Promise<void>
  /** As a network that has gone: it is there and says nothing. */
  freeze(): void
  wake(): void
  stop(): Promise<void>
}

const answerLimit = 240_000

/** Does something as the owner of a database, once it answers. */
export async function asOwner<Result>(databaseUrl: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const deadline = Date.now() + answerLimit
  for (;;) {
    const client = new Client({ connectionString: databaseUrl })
    // Said by what is waited for as well.
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

function send(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    // It has ended since they were listed.
    if (!hasCode(error, 'ESRCH')) throw error
  }
}

/** The host on a cluster that lies in `folder`. */
export function postgresHost(folder: string, port: number): PostgresHost {
  const cluster = join(folder, 'cluster')
  const binaries = locateBinaries()
  const identity = chooseIdentity(binaries, folder)
  const place = `127.0.0.1:${port}`
  const databaseUrl = `postgresql://postgres@${place}/eksport`
  let child: ChildProcess | undefined
  const signal = (name: NodeJS.Signals) => {
    if (child?.pid === undefined) throw new Error('PostgreSQL does not run')
    for (const pid of [child.pid, ...processesBelow(child.pid)]) send(pid, name)
  }
  const end = async (name: NodeJS.Signals) => {
    const ending = child
    if (ending === undefined || ending.exitCode !== null || ending.signalCode !== null) return
    const ended = once(ending, 'exit')
    if (name === 'SIGKILL') signal(name)
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
    freeze: () => signal('SIGSTOP'),
    wake: () => signal('SIGCONT'),
    stop: () => end('SIGINT'),
  }
}

/** Lets those of this machine in by its network, whatever the cluster has said before. */
export async function letIn(cluster: string): Promise<void> {
  const file = join(cluster, 'pg_hba.conf')
  const ours = ['all', 'replication'].map((what) => `host ${what} all 127.0.0.1/32 trust\n`).join('')
  await writeFile(file, `${ours}${await readFile(file, 'utf8')}`)
}

/**
 * Copies a running primary into the folder of a host that is to follow it, under the name `standby`. `conninfo` is how the primary is
 * reached.
 */
export async function makeStandby(
  primary: { cluster: string; databaseUrl: string; conninfo: string },
  host: PostgresHost,
) {
  await mkdir(dirname(host.cluster), { recursive: true, mode: 0o700 })
  const { folders } = await asOwner(primary.databaseUrl, (client) => copyCluster(client, primary.cluster, host.cluster))
  await makeFolders(host.cluster, folders)
  await letIn(host.cluster)
  // It waits for nobody once it is the primary itself.
  const settings = `primary_conninfo = '${primary.conninfo} application_name=standby'\nsynchronous_standby_names = ''\n`
  await appendFile(join(host.cluster, 'postgresql.auto.conf'), settings)
  await writeFile(join(host.cluster, 'standby.signal'), '')
}

/** From now on nothing is acknowledged by the primary that the standby has not written down. */
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
