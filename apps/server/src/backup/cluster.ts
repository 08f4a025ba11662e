import { mkdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { copyFiles, listTree, writeListed } from './copy-files.ts'
import type { Manifest } from './manifest.ts'

const controlFile = 'global/pg_control'

/**
 * The folder of the built-in PostgreSQL behind a connection, if this process can read it. The server must not listen on
 * the network, and the folder must hold its system identifier.
 */
export async function builtInCluster(client: Client): Promise<string | undefined> {
  const { rows } = await client.query<{ folder: string | null; network: string }>(
    `select (select setting from pg_settings where name = 'data_directory') as folder, current_setting('listen_addresses') as network`,
  )
  const [{ folder, network } = { folder: null, network: '' }] = rows
  if (folder === null || network !== '') return undefined
  const { rows: systems } = await client.query<{ id: string }>(
    'select system_identifier::text as id from pg_control_system()',
  )
  try {
    const control = await readFile(join(folder, controlFile))
    return control.readBigUInt64LE().toString() === systems[0]?.id ? folder : undefined
  } catch {
    // The folder is another machine's or not readable: back up as an external PostgreSQL.
    return undefined
  }
}

/** Copied without content: PostgreSQL recreates it, or the WAL brings it. */
const emptied = [
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]
const runFiles =
  /^(postmaster\.(pid|opts)|backup_label|backup_label\.old|tablespace_map|tablespace_map\.old|backup_manifest)$/
const passing = /^(pgsql_tmp.*|pg_internal\.init.*|.*\.tmp)$/

const isLeftOut = (path: string) =>
  emptied.some((folder) => path.startsWith(`${folder}/`)) || runFiles.test(path) || passing.test(basename(path))

/** Reads the control file until two readings agree, because a read during a write may return a mix of old and new. */
async function readControl(cluster: string): Promise<Buffer> {
  let last = await readFile(join(cluster, controlFile))
  for (;;) {
    await sleep(5)
    const read = await readFile(join(cluster, controlFile))
    if (last.equals(read)) return read
    last = read
  }
}

/** The names of the WAL files from one to another of the same timeline, both included. */
function journalNames(first: string, last: string, fileSize: bigint): string[] {
  const filesEach = 0x1_0000_0000n / fileSize
  const hex = (value: bigint) => value.toString(16).toUpperCase().padStart(8, '0')
  const placeOf = (name: string) => BigInt(`0x${name.slice(8, 16)}`) * filesEach + BigInt(`0x${name.slice(16)}`)
  const names: string[] = []
  for (let place = placeOf(first); place <= placeOf(last); place += 1n)
    names.push(`${first.slice(0, 8)}${hex(place / filesEach)}${hex(place % filesEach)}`)
  return names
}

interface Ended {
  readonly end: string
  readonly last: string
  readonly label: string
  readonly tablespaces: string
  readonly file_size: string
}

/**
 * Copies a running cluster with PostgreSQL's low-level API: the files between pg_backup_start and pg_backup_stop, and
 * the WAL of that time, which makes them consistent when the copy is started. Does not block writers.
 */
export async function copyCluster(
  client: Client,
  cluster: string,
  folder: string,
): Promise<Pick<Manifest, 'folders' | 'files' | 'journalEnd'>> {
  await mkdir(folder, { mode: 0o700 })
  // Keeps the WAL until it is copied. The slot is temporary and ends with the connection.
  await client.query('select pg_create_physical_replication_slot($1, true, true)', [`eksport_backup_${process.pid}`])
  await client.query(`select pg_backup_start('eksport', true)`)
  const { folders, files } = await listTree(cluster, isLeftOut)
  const copied = await copyFiles(
    cluster,
    folder,
    files.filter((file) => file !== controlFile),
  )
  const control = await readControl(cluster)
  const { rows } = await client.query<Ended>(
    `select lsn::text as end, pg_walfile_name(lsn) as last, labelfile as label, spcmapfile as tablespaces,
      (select setting from pg_settings where name = 'wal_segment_size') as file_size from pg_backup_stop(false)`,
  )
  const [ended] = rows
  const first = /^START WAL LOCATION: \S+ \(file ([0-9A-F]{24})\)$/m.exec(ended?.label ?? '')?.[1]
  if (ended === undefined || first === undefined)
    throw new Error('PostgreSQL did not say where the journal of the backup begins.')
  if (ended.tablespaces.trim() !== '')
    throw new Error(
      'The database has tablespaces outside of its folder, which this backup does not follow. Use pg_basebackup.',
    )
  const journal = journalNames(first, ended.last, BigInt(ended.file_size)).map((file) => `pg_wal/${file}`)
  const journalFiles = await copyFiles(cluster, folder, journal)
  if (journalFiles.length < journal.length)
    throw new Error('A part of the journal was gone before it was copied. Try again.')
  const ours = [await writeListed(folder, 'backup_label', ended.label), await writeListed(folder, controlFile, control)]
  return { folders, files: [...copied, ...journalFiles, ...ours], journalEnd: ended.end }
}
