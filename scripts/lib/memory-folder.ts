import { accessSync, chmodSync, constants, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import type { Scope } from './scope.ts'

const memory = '/dev/shm'
/** What a whole run lays there stays far below; a machine that has less writes to its disk. */
const wantedBytes = 6 * 2 ** 30

const roomIn = (folder: string) => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

const availableMemory = () =>
  Number(/^MemAvailable:\s+(\d+) kB$/m.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1]) * 1024

const hasRoom = () => {
  try {
    accessSync(memory, constants.W_OK | constants.X_OK)
    return Math.min(roomIn(memory), availableMemory()) > wantedBytes
  } catch {
    // No such folder on this system, or not ours to write in.
    return false
  }
}

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    // Nobody has this number any more.
    return false
  }
}

/** What a killed run could not take away would fill the memory until the next start of the machine. */
const removeLeftovers = () => {
  for (const name of readdirSync(memory)) {
    const pid = /^eksport-run-(\d+)-/.exec(name)?.[1]
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(memory, name), { recursive: true, force: true })
  }
}

/**
 * A folder for what tests throw away, in memory where there is room: a database that is made and dropped waits for no disk. It
 * keeps what a killed process has written, as the disk's cache does. It goes when the scope closes; `undefined` without room.
 */
export const memoryFolder = async (scope: Scope): Promise<string | undefined> => {
  if (!hasRoom()) return undefined
  removeLeftovers()
  const folder = mkdtempSync(join(memory, `eksport-run-${process.pid}-`))
  // PostgreSQL may run as somebody else than we do, and passes through.
  chmodSync(folder, 0o1777)
  return scope.hold(Promise.resolve(folder), async () => rmSync(folder, { recursive: true, force: true }))
}
