import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { type Binaries, locateBinaries } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import { connect, connectionStringOf } from './connection.ts'
import { EmbeddedPostgresError } from './errors.ts'
import { ensureDataFolder, removeSocketFolder, socketFolder } from './folders.ts'
import { chooseIdentity, type Identity, type IdentityKind } from './identity.ts'
import { halt, launch, untilGone } from './launch.ts'
import { type Postmaster, runningPostmaster } from './postmaster.ts'

// An arbitrary number. The lock marks the data folder as owned, and ends with the owner's connection, however the owner
// ends.
const ownerLock = 7_302_011
const patience = 3000

const tryLock = async (client: Client) => {
  const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [ownerLock])
  return rows[0]?.mine === true
}

/** Takes the data folder for this process. The lock of a dead owner is free at once; a living owner's is refused. */
const takeOwnership = async (socketFolder: string): Promise<Client> => {
  const client = await connect(connectionStringOf(socketFolder, 'postgres'), `eksport-owner-${process.pid}`)
  const deadline = Date.now() + patience
  while (Date.now() < deadline) {
    if (await tryLock(client)) return client
    await sleep(50)
  }
  await client.end()
  throw new EmbeddedPostgresError(
    'in-use',
    'Another running process already uses this database. Stop it first, or start with another data folder.',
  )
}

/** Creates the product's database if it is missing. */
const ensureDatabase = async (client: Client, name: string) => {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
  if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`)
}

export type EmbeddedPostgresOptions = {
  /** The folder of this PostgreSQL: its cluster and log. */
  readonly dataFolder: string
  readonly log: (line: string) => void
  readonly database?: string
  /** False for test databases: they end with their run, so nothing waits for the disk. */
  readonly isLasting?: boolean
  /** Forces one way of dropping root, for tests of the fallbacks. */
  readonly identity?: IdentityKind
}

export type EmbeddedPostgres = {
  readonly connectionString: string
  /** How the server was started. */
  readonly identity: IdentityKind
  readonly stop: () => Promise<void>
}

type Server = { readonly postmaster: Postmaster; readonly owner: Client; readonly connectionString: string }
// Time for a killed server to release its memory, in milliseconds.
const dyingLimit = 10_000

type Setting = { readonly binaries: Binaries; readonly identity: Identity; readonly options: EmbeddedPostgresOptions }

/**
 * Takes over a running server, or waits for the end of one that was just killed: it is still in the process table and
 * resets connections.
 */
const takeOver = async (postmaster: Postmaster) => {
  try {
    return { postmaster, owner: await takeOwnership(postmaster.socketFolder) }
  } catch (error) {
    if (error instanceof EmbeddedPostgresError || !(await untilGone(postmaster.pid, dyingLimit))) throw error
    return undefined
  }
}

const bringUp = async ({ binaries, identity, options }: Setting): Promise<Server> => {
  const { dataFolder, log, database = 'eksport', isLasting = true } = options
  const cluster = join(realpathSync(dataFolder), 'cluster')
  await ensureCluster(cluster, binaries, identity, log)
  const running = runningPostmaster(cluster)
  if (running) log('PostgreSQL still runs from before: using it.')
  const logFile = join(dataFolder, 'postgres.log')
  const place = { cluster, logFile, socketFolder: socketFolder(cluster, identity), isLasting }
  const taken = running?.ready ? await takeOver(running) : undefined
  const postmaster = taken?.postmaster ?? (await launch(place, binaries, identity))
  const owner = taken?.owner ?? (await takeOwnership(postmaster.socketFolder))
  await ensureDatabase(owner, database)
  return { postmaster, owner, connectionString: connectionStringOf(postmaster.socketFolder, database) }
}

const restartPauses = [0, 1000, 5000, 10_000]

/** Keeps the server running until it is stopped: if it dies, it is started again on the same socket. */
const supervise = (first: Server, setting: Setting) => {
  let current: Server | undefined = first
  let stopping = false
  let restart: Promise<void> = Promise.resolve()
  const { log } = setting.options

  const bringBack = async () => {
    for (let attempt = 0; !stopping && current === undefined; attempt += 1) {
      await sleep(restartPauses[Math.min(attempt, restartPauses.length - 1)])
      try {
        if (!stopping) {
          watch(await bringUp(setting))
          log('PostgreSQL runs again.')
        }
      } catch (error) {
        log(`PostgreSQL does not start yet; trying again. ${error instanceof Error ? error.message : String(error)}`)
      }
    }
  }
  const watch = (server: Server) => {
    current = server
    // Without a listener, the loss of the connection would end our process.
    server.owner.on('error', () => undefined)
    server.owner.once('end', () => {
      if (stopping) return
      log('PostgreSQL ended unexpectedly; starting it again …')
      current = undefined
      restart = bringBack()
    })
  }
  watch(first)

  return async () => {
    stopping = true
    await restart
    const last = current
    current = undefined
    if (last === undefined) return
    await last.owner.end()
    await halt(last.postmaster)
    removeSocketFolder(last.postmaster.socketFolder)
  }
}

/**
 * Starts PostgreSQL on a data folder, or takes over the one that a killed process left running there. It listens only
 * on a private socket, never on the network. One process owns a data folder at a time; a second one is refused.
 */
export const startEmbeddedPostgres = async (options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> => {
  ensureDataFolder(options.dataFolder)
  const binaries = locateBinaries()
  const identity = chooseIdentity(binaries, realpathSync(options.dataFolder), options.identity)
  const setting: Setting = { binaries, identity, options }
  const first = await bringUp(setting)
  return { connectionString: first.connectionString, identity: identity.kind, stop: supervise(first, setting) }
}
