import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import type { Binaries } from './binaries.ts'
import { EmbeddedPostgresError } from './errors.ts'

/** PostgreSQL refuses to run as root, so a root user starts it under another identity. */
export type Identity = {
  readonly kind: 'direct' | 'user-namespace' | 'unprivileged-id' | 'spawned-id'
  /** Words to put before the command. */
  readonly prefix: readonly string[]
  /** Ids that Node switches to when it spawns; empty if a helper program in `prefix` does it. */
  readonly spawn: { readonly uid?: number; readonly gid?: number }
  /** The owner that the data folder needs, as seen from outside; undefined for the current user. */
  readonly owner?: { readonly uid: number; readonly gid: number }
}

export type IdentityKind = Identity['kind']

const nobody = { uid: 65_534, gid: 65_534 }

// initdb looks up its user by name, so the id must be in the user database.
const unprivilegedId = () => {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  const [, , uid, gid] = lines.find((line) => line.startsWith('nobody:'))?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : nobody
}

const hasName = () => {
  try {
    return userInfo().username !== ''
  } catch {
    // os.userInfo throws for an id without an entry in the user database, as in some containers.
    return false
  }
}

const direct: Identity = { kind: 'direct', prefix: [], spawn: {} }

const userNamespace = (): Identity => {
  const { uid, gid } = unprivilegedId()
  const owner = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
  return {
    kind: 'user-namespace',
    prefix: ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`, '--'],
    spawn: {},
    owner,
  }
}

// Keeps one capability, so that the id can reach a project below a home folder that only root may enter.
const unprivileged = (): Identity => {
  const { uid, gid } = unprivilegedId()
  const ids = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']
  const capability = [
    '--inh-caps=-all,+dac_override',
    '--ambient-caps=-all,+dac_override',
    '--bounding-set=-all,+dac_override',
  ]
  return { kind: 'unprivileged-id', prefix: ['setpriv', ...ids, ...capability, '--'], spawn: {}, owner: { uid, gid } }
}

const spawned = (): Identity => {
  const ids = unprivilegedId()
  return { kind: 'spawned-id', prefix: [], spawn: ids, owner: ids }
}

const candidates = (): readonly Identity[] => {
  if (process.platform === 'win32' || process.getuid === undefined) return [direct]
  if (process.getuid() === 0) return [userNamespace(), unprivileged(), spawned()]
  return hasName() ? [direct] : [userNamespace(), direct]
}

const succeeds = ({ prefix, spawn }: Identity, command: readonly string[]) => {
  const [program, ...rest] = [...prefix, ...command]
  return program !== undefined && spawnSync(program, rest, { ...spawn, stdio: 'ignore' }).status === 0
}

// Tries to enter the folder instead of asking access(2), which checks the real user id and ignores the capability that
// setpriv keeps. Below a home folder that nobody else may enter, some identities reach neither the program nor the
// data.
const works = (identity: Identity, { initdb }: Binaries, dataFolder: string) =>
  identity.kind === 'direct' ||
  (succeeds(identity, [initdb, '--version']) && succeeds(identity, ['sh', '-c', 'cd "$1"', 'sh', dataFolder]))

/** The first identity that can run the binaries here. `only` forces one, so that each fallback can be tested on one machine. */
export const chooseIdentity = (binaries: Binaries, dataFolder: string, only?: IdentityKind): Identity => {
  const found = candidates().find(
    (identity) => (only === undefined || identity.kind === only) && works(identity, binaries, dataFolder),
  )
  if (found) return found
  throw new EmbeddedPostgresError(
    'no-safe-identity',
    'PostgreSQL does not run as root, and this machine lets us take no other identity that reaches the data folder. Start as an ordinary user, or set DATABASE_URL to another PostgreSQL.',
  )
}
