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
  /** Ids that Node switches to when it spawns, where no helper program does it. */
  readonly spawn: { readonly uid?: number; readonly gid?: number }
  /** Who must own the data folder, as seen from outside; undefined when it is whoever we are. */
  readonly owner?: { readonly uid: number; readonly gid: number }
}

export type IdentityKind = Identity['kind']

const nobody = { uid: 65_534, gid: 65_534 }

// initdb looks its user up by name, so the id must be one that the machine knows.
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

// The one capability that is kept lets the id reach a project below a home folder that only root may enter.
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

// Entering is tried, not asked for: access(2) answers for the real user id and overlooks the capability that setpriv keeps.
// A project below a home folder that nobody else may enter lets some identities reach neither the program nor the data.
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
