import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { EmbeddedPostgresError } from './errors.ts'
import type { Identity } from './identity.ts'
import { disarmStalePid, isAlive, type Postmaster, readPostmaster, runningPostmaster } from './postmaster.ts'

export type Place = {
  readonly cluster: string
  readonly logFile: string
  readonly socketFolder: string
  /** Whether acknowledged commits must survive a power cut. */
  readonly isLasting: boolean
}

// Recovery after a power cut replays the WAL, which may take minutes on a slow disk.
const startLimit = 180_000
const stopLimit = 30_000
const largestLog = 5_000_000

const flushing = ['fsync', 'synchronous_commit', 'full_page_writes']

const serverOptions = ({ cluster, socketFolder, isLasting }: Place) => [
  ...['-D', cluster, '-k', socketFolder],
  ...[
    'listen_addresses=',
    'unix_socket_permissions=0700',
    ...flushing.map((one) => `${one}=${isLasting ? 'on' : 'off'}`),
  ]
    .concat('timezone=UTC', 'log_timezone=UTC', 'logging_collector=off', 'max_connections=100')
    .flatMap((setting) => ['-c', setting]),
]

const isLarge = (path: string) => (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > largestLog

// In its own process group, so that Ctrl-C reaches only us and the server is stopped after its users.
const spawnServer = (place: Place, { postgres }: Binaries, identity: Identity) => {
  const log = openSync(place.logFile, isLarge(place.logFile) ? 'w' : 'a', 0o600)
  try {
    const [command = postgres, ...rest] = [...identity.prefix, postgres, ...serverOptions(place)]
    const child = spawn(command, rest, { ...identity.spawn, detached: true, stdio: ['ignore', log, log] })
    child.unref()
    return child
  } finally {
    closeSync(log)
  }
}

const lastLines = (path: string, from: number) =>
  readFileSync(path).subarray(from).toString('utf8').trim().split('\n').slice(-8).join('\n')

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    child.once('error', reject).once('exit', () => resolve())
  })

// These two errors pass by themselves just after a crash: old backends need a moment to notice that their server is
// gone.
const passes = (output: string) => /shared memory block .* is still in use|lock file .* already exists/.test(output)

const untilReady = async (place: Place, child: ChildProcess, deadline: number) => {
  const gone = ended(child).then(() => 'gone' as const)
  while (Date.now() < deadline) {
    const found = readPostmaster(place.cluster)
    if (found?.ready && found.pid === child.pid) return found
    if ((await Promise.race([gone, sleep(20)])) === 'gone') return undefined
  }
  return undefined
}

/** Starts PostgreSQL and waits until it accepts connections. */
export const launch = async (place: Place, binaries: Binaries, identity: Identity): Promise<Postmaster> => {
  const deadline = Date.now() + startLimit
  let output = ''
  while (Date.now() < deadline) {
    disarmStalePid(place.cluster)
    // Read before the start, because the server may write to the log at once.
    const from = isLarge(place.logFile) ? 0 : (statSync(place.logFile, { throwIfNoEntry: false })?.size ?? 0)
    const child = spawnServer(place, binaries, identity)
    const started = await untilReady(place, child, deadline)
    if (started) return started
    output = lastLines(place.logFile, from)
    if (!passes(output)) break
    await sleep(200)
    const other = runningPostmaster(place.cluster)
    if (other?.ready) return other
  }
  throw new EmbeddedPostgresError(
    'not-startable',
    `PostgreSQL did not start. It said:\n${output}\n(all of it: ${place.logFile})`,
  )
}

/** Waits until a process has ended, or until the limit in milliseconds; returns whether it has ended. */
export const untilGone = async (pid: number, limit: number) => {
  const deadline = Date.now() + limit
  while (isAlive(pid) && Date.now() < deadline) await sleep(20)
  return !isAlive(pid)
}

/** Stops the server. Open transactions are rolled back; committed data is on disk. */
export const halt = async ({ pid }: Postmaster) => {
  if (!isAlive(pid)) return
  process.kill(pid, 'SIGINT')
  if (await untilGone(pid, stopLimit)) return
  // The next start then recovers from the WAL, as after a crash.
  process.kill(pid, 'SIGQUIT')
  await untilGone(pid, stopLimit)
}
