import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'
import type { Client } from 'pg'
import { connectionsTo } from '../db/connections.ts'
import { chainFolder, keptHeadsName } from '../integrations/chain-seal/index.ts'
import { builtInCluster, copyCluster } from './cluster.ts'
import { copyFiles, hashOf, listTree } from './copy-files.ts'
import { dumpDatabase } from './dump.ts'
import { type Manifest, writeManifest } from './manifest.ts'

/** Registers an opened resource to be released when the command ends, whether it succeeds or fails. */
export type Hold = <Opened>(opening: Promise<Opened>, release: (opened: Opened) => Promise<unknown>) => Promise<Opened>

export interface BackupOptions {
  /** Connects as the owner of the database. */
  readonly databaseUrl: string
  readonly dataFolder: string
  /** The folder of the backup; must not exist yet. */
  readonly folder: string
  /** A separate folder for the keys; undefined stores them in the backup. */
  readonly keys: string | undefined
  readonly hold: Hold
}

/** The subfolders of a backup. */
export const places = { cluster: 'cluster', dump: 'dump', keys: 'keys' } as const
export const dumpName = 'eksport.dump'

/** The parts of the data folder that are not copied with the keys: the database, which is copied separately, and the logs. */
const noKeys = new Set(['postgres', 'log'])

/** [OPS-06] The stored heads of the chains, as a path within the data folder. */
const keptHeads = join(chainFolder(''), keptHeadsName)

/** Creates a temporary folder beside the target: an unfinished backup never has the requested name. */
async function createBeside(place: string, hold: Hold): Promise<string> {
  if (existsSync(place)) throw new Error(`${place} exists already. A backup is written to a new folder.`)
  await mkdir(dirname(place), { recursive: true })
  return hold(mkdtemp(join(dirname(place), `.${basename(place)}.unfinished-`)), (unfinished) =>
    rm(unfinished, { recursive: true, force: true }),
  )
}

/** What lies in the data folder is copied with the keys, so each backup in it would hold all earlier ones. */
function refuseWithin(dataFolder: string, place: string): void {
  const isOutside = relative(resolve(dataFolder), resolve(place)).startsWith('..')
  if (!isOutside) throw new Error(`${place} lies in the data folder. A backup is written outside of it.`)
}

async function finish(unfinished: string, place: string): Promise<void> {
  await rename(unfinished, place)
  const folder = await open(dirname(place), 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

async function connect(databaseUrl: string): Promise<Client> {
  const { Client, connectionString } = connectionsTo(databaseUrl)
  const client = new Client({ connectionString, application_name: 'eksport-backup' })
  await client.connect()
  return client
}

/** The migrations that a database has, from the migrator's own table. */
export async function readMigrations(client: Pick<Client, 'query'>): Promise<Manifest['migrations']> {
  const { rows } = await client.query<{ count: number; newest: string }>(
    'select count(*)::integer as count, max(created_at)::text as newest from drizzle.__drizzle_migrations',
  )
  const [{ count, newest } = { count: 0, newest: '0' }] = rows
  return { count, newest: Number(newest) }
}

type DatabaseCopy = Pick<Manifest, 'kind' | 'folders' | 'files' | 'journalEnd'>

async function copyDatabase(client: Client, databaseUrl: string, folder: string): Promise<DatabaseCopy> {
  const cluster = await builtInCluster(client)
  if (cluster === undefined) {
    const file = join(folder, places.dump, dumpName)
    await mkdir(dirname(file), { mode: 0o700 })
    await dumpDatabase(databaseUrl, file)
    return { kind: 'dump', folders: [], files: [{ path: `${places.dump}/${dumpName}`, ...(await hashOf(file)) }] }
  }
  const { folders, files, journalEnd } = await copyCluster(client, cluster, join(folder, places.cluster))
  const below = (path: string) => `${places.cluster}/${path}`
  return {
    kind: 'cluster',
    folders: folders.map(below),
    files: files.map((file) => ({ ...file, path: below(file.path) })),
    journalEnd,
  }
}

/** Figures of a finished backup. */
export interface WrittenBackup {
  readonly manifest: Manifest
  readonly fingerprint: string
}

/** [SEC-24] Copies database and keys while everything runs. The folder appears complete or not at all. */
export async function backUp({ databaseUrl, dataFolder, folder, keys, hold }: BackupOptions): Promise<WrittenBackup> {
  for (const place of [folder, keys ?? folder]) refuseWithin(dataFolder, place)
  const begunAt = new Date().toISOString()
  const unfinished = await createBeside(folder, hold)
  const unfinishedKeys = keys === undefined ? join(unfinished, places.keys) : await createBeside(keys, hold)
  const client = await hold(connect(databaseUrl), (opened) => opened.end())
  // Copied before the database, so that its chains include them. A database without seals has none.
  const kept = await copyFiles(dataFolder, unfinishedKeys, existsSync(join(dataFolder, keptHeads)) ? [keptHeads] : [])
  const copy = await copyDatabase(client, databaseUrl, unfinished)
  // Copied after the database, so that every key used in it is included.
  const tree = await listTree(dataFolder, (path) => noKeys.has(path))
  const keyFiles = tree.files.filter((path) => path !== keptHeads)
  const copiedKeys = [...kept, ...(await copyFiles(dataFolder, unfinishedKeys, keyFiles))]
  const { rows } = await client.query<{ version: string }>(`select current_setting('server_version') as version`)
  const manifest: Manifest = {
    format: 1,
    begunAt,
    endedAt: new Date().toISOString(),
    ...copy,
    postgres: rows[0]?.version ?? '',
    migrations: await readMigrations(client),
    files: [...copy.files, ...copiedKeys.map((file) => ({ ...file, path: `${places.keys}/${file.path}` }))],
  }
  const { fingerprint } = await writeManifest(unfinished, manifest)
  if (keys !== undefined) await finish(unfinishedKeys, keys)
  await finish(unfinished, folder)
  return { manifest, fingerprint }
}
