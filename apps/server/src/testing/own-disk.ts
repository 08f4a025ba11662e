import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmdirSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isThere, processesOn, signal } from './processes.ts'

/** A disk in memory for one test. */
export interface OwnDisk {
  readonly folder: string
  /** Fills it up; space that is freed meanwhile can be written to again. */
  fill(): void
  makeRoom(): void
  unmount(): void
}

const run = (command: string, ...words: string[]) => void execFileSync(command, words, { stdio: 'ignore' })

/** Ends what runs that were killed have left: their servers, their PostgreSQL and their disks. */
function clearLeft(): void {
  for (const name of readdirSync(tmpdir())) {
    const [, owner] = /^eksport-disk-(\d+)-/.exec(name) ?? []
    if (owner === undefined || isThere(Number(owner))) continue
    const folder = join(tmpdir(), name)
    signal(processesOn(folder), 'SIGKILL')
    // Lazily, because they may take a moment to end.
    run('umount', '--lazy', folder)
    rmdirSync(folder)
  }
}

/** Mounts a disk; undefined if the system does not allow that, as in most containers. */
export function mountDisk(): OwnDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), `eksport-disk-${process.pid}-`))
  const make = (size: string) => run('mount', '-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', folder)
  const resize = (size: string) => run('mount', '-o', `remount,size=${size}`, folder)
  try {
    make('50%')
  } catch {
    // Mounting needs root, and in a container even root may not be allowed.
    rmdirSync(folder)
    return undefined
  }
  clearLeft()
  return {
    folder,
    fill() {
      for (let attempts = 20; ; attempts -= 1) {
        const { blocks, bfree, bsize } = statfsSync(folder)
        try {
          return resize(String((blocks - bfree) * bsize))
        } catch (error) {
          // Something was written since the free space was measured.
          if (attempts === 0) throw error
        }
      }
    },
    makeRoom: () => resize('50%'),
    unmount() {
      run('umount', folder)
      rmdirSync(folder)
    },
  }
}
