import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmdirSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk in memory for one test. */
export interface OwnDisk {
  readonly folder: string
  /** Fills it up; space that is freed meanwhile can be written to again. */
  fill(): void
  makeRoom(): void
  unmount(): void
}

const run = (command: string, ...words: string[]) => void execFileSync(command, words, { stdio: 'ignore' })

/** Mounts a disk; undefined if the system does not allow that, as in most containers. */
export function mountDisk(): OwnDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'eksport-disk-'))
  const make = (size: string) => run('mount', '-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', folder)
  const resize = (size: string) => run('mount', '-o', `remount,size=${size}`, folder)
  try {
    make('50%')
  } catch {
    // Mounting needs root, and in a container even root may not be allowed.
    rmdirSync(folder)
    return undefined
  }
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
