import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { makeRoles } from '../db/access.ts'
import { openGuards } from '../db/chains/open-guards.ts'
import { startEmbeddedPostgres } from '../db/embedded/index.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { newestMigration } from '../db/newest-migration.ts'
import { ownerPool } from '../db/pool.ts'
import { dumpName, type Hold, places, readMigrations } from './back-up.ts'
import { checkRestored, type RestoredState } from './check-restored.ts'
import { copyFiles, listTree, makeFolders } from './copy-files.ts'
import { fillDatabase } from './dump.ts'
import { type ListedFile, type Manifest, readManifest } from './manifest.ts'

export interface RestoreOptions {
  /** The backup's folder. */
  readonly folder: string
  /** The folder of the keys, if they are stored apart. */
  readonly keys: string | undefined
  /** Must be empty or missing. */
  readonly dataFolder: string
  /** For a dump: the empty database to fill, connecting as its owner. Undefined for the files of the built-in PostgreSQL. */
  readonly databaseUrl: string | undefined
  readonly hold: Hold
  readonly report: (line: string) => void
}

/** What was restored, and what the checks found in it. */
export interface RestoredBackup extends RestoredState {
  readonly manifest: Manifest
  readonly fingerprint: string
  /** How many migrations were applied to bring the backup to this release. */
  readonly migrated: number
}

async function refuseWhatCannotBe(
  { folder, dataFolder, databaseUrl }: RestoreOptions,
  manifest: Manifest,
): Promise<void> {
  const found = existsSync(dataFolder) ? await readdir(dataFolder) : []
  if (found.length > 0)
    throw new Error(
      `${dataFolder} is not empty (${found.join(', ')}). A backup is restored into an empty data folder only.`,
    )
  if (manifest.migrations.newest > newestMigration())
    throw new Error(`${folder} was made by a newer release. Restore it with that one.`)
  if (manifest.kind === 'cluster' && databaseUrl !== undefined)
    throw new Error(
      `${folder} is of the built-in PostgreSQL, which starts on it by itself: DATABASE_URL must not be set.`,
    )
  if (manifest.kind === 'dump' && databaseUrl === undefined)
    throw new Error(`${folder} is of an external PostgreSQL: DATABASE_URL must name an empty database.`)
}

/** Source and target folder of one part of a backup. */
interface Part {
  readonly from: string
  readonly to: string
  readonly listed: readonly ListedFile[]
  /** False if something else flushes the files to disk. */
  readonly flushes?: boolean
}

/** Copies a part and returns how it differs from the manifest. */
async function copyPart({ from, to, listed, flushes }: Part): Promise<string[]> {
  const copied = await copyFiles(
    from,
    to,
    listed.map(({ path }) => path),
    { flushes },
  )
  const found = new Map(copied.map((file) => [file.path, file]))
  const wrong = listed.flatMap(({ path, size, sha256 }) => {
    const file = found.get(path)
    if (file === undefined) return [`${join(from, path)} is missing.`]
    return file.size === size && file.sha256 === sha256 ? [] : [`${join(from, path)} is not as it was written.`]
  })
  const known = new Set(listed.map(({ path }) => path))
  const { files } = await listTree(from)
  return [
    ...wrong,
    ...files.filter((path) => !known.has(path)).map((path) => `${join(from, path)} is no file of the backup.`),
  ]
}

const below = (folder: string, listed: readonly ListedFile[]): ListedFile[] =>
  listed
    .filter(({ path }) => path.startsWith(`${folder}/`))
    .map((file) => ({ ...file, path: file.path.slice(folder.length + 1) }))

/** The restored database, open for checking. */
interface Opened {
  readonly address: string
  stop(): Promise<void>
}

async function startCopy(postgres: string, { hold, report }: RestoreOptions): Promise<Opened> {
  const server = await hold(startEmbeddedPostgres({ dataFolder: postgres, log: report }), (started) => started.stop())
  return { address: server.connectionString, stop: server.stop }
}

async function fillOther(databaseUrl: string, file: string): Promise<Opened> {
  const owner = ownerPool(databaseUrl)
  try {
    const { rows } = await owner.query(
      `select from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast') limit 1`,
    )
    if (rows.length > 0) throw new Error('The database of DATABASE_URL is not empty.')
    await makeRoles(owner)
  } finally {
    await owner.end()
  }
  await fillDatabase(databaseUrl, file)
  return { address: databaseUrl, stop: async () => undefined }
}

/** Checks that the WAL was replayed to the point where the copy is consistent. */
async function checkJournal(owner: Pool, { journalEnd }: Manifest): Promise<void> {
  if (journalEnd === undefined) return
  const { rows } = await owner.query<{ is_whole: boolean }>('select pg_current_wal_lsn() >= $1::pg_lsn as is_whole', [
    journalEnd,
  ])
  if (rows[0]?.is_whole !== true)
    throw new Error('The journal of the backup ends too early: the database is not whole.')
}

/** Migrates a restored database to this release and checks it. */
async function bringUp(
  address: string,
  manifest: Manifest,
  keyFolder: string,
): Promise<RestoredState & { readonly migrated: number }> {
  const owner = ownerPool(address)
  try {
    await checkJournal(owner, manifest)
    const before = await readMigrations(owner)
    await migrateDatabase(owner, address)
    const after = await readMigrations(owner)
    return { migrated: after.count - before.count, ...(await checkRestored(owner, await openGuards(owner, keyFolder))) }
  } finally {
    await owner.end()
  }
}

/**
 * [SEC-24] Restores a backup into an empty data folder and checks it: each file against the manifest, and the database
 * against its own records. It is moved into place only if everything is in order; otherwise the folder stays empty.
 */
export async function restore(options: RestoreOptions): Promise<RestoredBackup> {
  const { folder, keys, dataFolder, databaseUrl, hold, report } = options
  const { manifest, fingerprint } = await readManifest(folder)
  await refuseWhatCannotBe(options, manifest)
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  const staged = await hold(mkdtemp(join(dataFolder, '.restoring-')), (path) =>
    rm(path, { recursive: true, force: true }),
  )
  const stagedKeys = join(staged, places.keys)
  const postgres = join(staged, 'postgres')
  const copy = join(postgres, manifest.kind)
  const folders = manifest.folders.map((path) => join('postgres', path))
  await makeFolders(staged, [places.keys, join('postgres', manifest.kind), ...folders])
  report('Copying, and comparing each file with the manifest …')
  const databasePart: Part = {
    from: join(folder, manifest.kind),
    to: copy,
    listed: below(manifest.kind, manifest.files),
    // PostgreSQL flushes them before it replays the WAL.
    flushes: false,
  }
  const keyPart: Part = {
    from: keys ?? join(folder, places.keys),
    to: stagedKeys,
    listed: below(places.keys, manifest.files),
  }
  const wrong = [...(await copyPart(databasePart)), ...(await copyPart(keyPart))]
  if (wrong.length > 0)
    throw new Error(`This is not the backup that was made:\n${wrong.map((line) => `  ${line}`).join('\n')}`)

  report('Starting the database …')
  const opened =
    databaseUrl === undefined ? await startCopy(postgres, options) : await fillOther(databaseUrl, join(copy, dumpName))
  const state = await bringUp(opened.address, manifest, stagedKeys)
  await opened.stop()
  if (state.problems.length > 0)
    throw new Error(`The restored database is not whole:\n${state.problems.map((line) => `  ${line}`).join('\n')}`)

  for (const name of await readdir(stagedKeys)) await rename(join(stagedKeys, name), join(dataFolder, name))
  // Moved last: without it the folder does not count as restored.
  if (manifest.kind === 'cluster') await rename(postgres, join(dataFolder, 'postgres'))
  return { manifest, fingerprint, ...state }
}
