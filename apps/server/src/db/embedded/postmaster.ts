import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasCode } from '../../has-code.ts'

export type Postmaster = { readonly pid: number; readonly socketFolder: string; readonly ready: boolean }

const read = (path: string) => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** The content of postmaster.pid, which may be stale. */
export const readPostmaster = (cluster: string): Postmaster | undefined => {
  const [pid, , , , socketFolder = '', , , status = ''] = read(join(cluster, 'postmaster.pid'))?.split('\n') ?? []
  return pid === undefined || !/^\d+$/.test(pid)
    ? undefined
    : { pid: Number(pid), socketFolder, ready: status.trim() === 'ready' }
}

const exists = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}

// If the first process of a container does not reap orphans, an ended process remains as a zombie.
const isZombie = (pid: number) => process.platform === 'linux' && /\) Z /.test(read(`/proc/${pid}/stat`) ?? '')

export const isAlive = (pid: number) => exists(pid) && !isZombie(pid)

const commandLine = (pid: number) =>
  process.platform === 'linux'
    ? read(`/proc/${pid}/cmdline`)?.split('\0')
    : execFileSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' }).split(' ')

// After a crash or reboot, another program may have got the pid.
const isOurs = (pid: number, cluster: string) =>
  process.platform === 'win32' || (commandLine(pid)?.join(' ').includes(cluster) ?? false)

/** The server running on this cluster; undefined if none is. */
export const runningPostmaster = (cluster: string): Postmaster | undefined => {
  const found = readPostmaster(cluster)
  return found && isAlive(found.pid) && isOurs(found.pid, cluster) ? found : undefined
}

/**
 * Prepares a stale postmaster.pid for a start. PostgreSQL refuses to start if the pid in it is alive, even as another
 * program, but ignores its own parent's pid: so ours is written. The file is not removed, because the rest of it guards
 * against orphaned backends.
 */
export const disarmStalePid = (cluster: string) => {
  const found = readPostmaster(cluster)
  if (found === undefined || !exists(found.pid) || runningPostmaster(cluster) !== undefined) return
  const path = join(cluster, 'postmaster.pid')
  writeFileSync(path, readFileSync(path, 'utf8').replace(/^\d+/, String(process.pid)))
}
