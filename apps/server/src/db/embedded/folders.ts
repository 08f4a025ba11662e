import { createHash } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmdirSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EmbeddedPostgresError } from './errors.ts'
import type { Identity } from './identity.ts'

/** Creates the data folder, private to us. Another identity that runs the server may pass through it but not read it. */
export const ensureDataFolder = (folder: string) => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (cause) {
    const message = `${folder} belongs to another user. Give it to yourself (chown), or start as that user.`
    throw new EmbeddedPostgresError('wrong-owner', message, { cause })
  }
  if (process.getuid?.() === 0) chmodSync(folder, 0o711)
}

// A socket's path may have 107 bytes, and '.s.PGSQL.5432.lock' is appended to the folder.
const longestSocketFolder = 85

/** The folder of the server's socket. It is outside the data folder, whose path may be too long. */
export const socketFolder = (cluster: string, identity: Identity) => {
  const name = `eksport-${createHash('sha256').update(realpathSync(cluster)).digest('hex').slice(0, 16)}`
  const wanted = join(tmpdir(), name)
  const folder = wanted.length > longestSocketFolder ? join('/tmp', name) : wanted
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  refuseForeign(folder, identity)
  own(folder, identity)
  return folder
}

/** Removes the socket folder after a stop, if it is empty. */
export const removeSocketFolder = (folder: string) => {
  if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder)
}

// Everybody can write to the temporary folder: somebody else could prepare this folder and answer as our database.
const refuseForeign = (folder: string, identity: Identity) => {
  const found = lstatSync(folder)
  const trusted = [process.getuid?.(), identity.owner?.uid, process.getuid?.() === 0 ? found.uid : undefined]
  if (
    found.isDirectory() &&
    (process.platform === 'win32' || (trusted.includes(found.uid) && (found.mode & 0o077) === 0))
  )
    return
  throw new EmbeddedPostgresError(
    'wrong-owner',
    `${folder} was made by someone else. Remove it, or set TMPDIR to a folder of your own.`,
  )
}

/** Gives the folder and its content to the identity that the server runs as. Only root can do this, and only root needs to. */
export const own = (folder: string, { owner }: Identity) => {
  const found = statSync(folder)
  const me = process.getuid?.()
  if (me === 0 && owner !== undefined && found.uid !== owner.uid) {
    for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      chownSync(join(folder, entry), owner.uid, owner.gid)
    }
    chownSync(folder, owner.uid, owner.gid)
  } else if (me !== undefined && me !== 0 && found.uid !== me) {
    throw new EmbeddedPostgresError(
      'wrong-owner',
      `${folder} belongs to another user (id ${found.uid}). Give it to yourself (chown), or start as that user.`,
    )
  }
}
