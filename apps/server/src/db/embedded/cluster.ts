import { spawn } from 'node:child_process'
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Binaries } from './binaries.ts'
import { EmbeddedPostgresError } from './errors.ts'
import { own } from './folders.ts'
import type { Identity } from './identity.ts'

const majorVersion = '18'
const leftoverAge = 10 * 60_000

const initialise = async (folder: string, { initdb }: Binaries, identity: Identity) => {
  const options = [
    ...['--pgdata', folder, '--username=postgres', '--auth-local=trust', '--auth-host=reject', '--data-checksums'],
    // The builtin provider sorts the same on every machine. Queries ask for the Norwegian order explicitly.
    ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions'],
  ]
  const [command = initdb, ...rest] = [...identity.prefix, initdb, ...options]
  const run = spawn(command, rest, { ...identity.spawn, stdio: ['ignore', 'pipe', 'pipe'] })
  const [output, errors, status] = await Promise.all([
    text(run.stdout),
    text(run.stderr),
    new Promise<number | null>((resolve, reject) => run.once('error', reject).once('close', resolve)),
  ])
  if (status !== 0)
    throw new EmbeddedPostgresError('not-startable', `initdb could not make a database:\n${output}${errors}`)
}

const removeLeftovers = (parent: string) => {
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith('cluster.new-'))) {
    const path = join(parent, name)
    if (Date.now() - statSync(path).mtimeMs > leftoverAge) rmSync(path, { recursive: true, force: true })
  }
}

const flushFolder = (folder: string) => {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

// Created under another name and renamed, so that a kill half-way leaves nothing that looks like a database.
const create = async (cluster: string, binaries: Binaries, identity: Identity) => {
  const parent = dirname(cluster)
  const fresh = mkdtempSync(join(parent, 'cluster.new-'))
  try {
    if (identity.owner && process.getuid?.() === 0) chownSync(fresh, identity.owner.uid, identity.owner.gid)
    await initialise(fresh, binaries, identity)
    if (!existsSync(cluster)) renameSync(fresh, cluster)
    flushFolder(parent)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

/** Creates the data folder's cluster if it is missing, and checks that this PostgreSQL version and user can use it. */
export const ensureCluster = async (
  cluster: string,
  binaries: Binaries,
  identity: Identity,
  log: (line: string) => void,
) => {
  mkdirSync(dirname(cluster), { recursive: true, mode: 0o700 })
  removeLeftovers(dirname(cluster))
  if (!existsSync(cluster)) {
    log('Making a new database (once, a few seconds) …')
    await create(cluster, binaries, identity)
  }
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (version !== majorVersion) {
    throw new EmbeddedPostgresError(
      'wrong-version',
      `${cluster} was made by PostgreSQL ${version}, and this is ${majorVersion}. Move it away to start afresh, or keep using the release that made it.`,
    )
  }
  own(cluster, identity)
}
