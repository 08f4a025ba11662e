import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import { hasCode } from '../has-code.ts'

interface Process {
  readonly pid: number
  readonly parent: number
  readonly words: string
}

function allProcesses(): Process[] {
  const lines = execFileSync('ps', ['-o', 'pid=,ppid=,stat=,args=', '-e'], { encoding: 'utf8' }).split('\n')
  return lines.flatMap((line) => {
    const [, pid, parent, state, words = ''] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? []
    return state === undefined || state.startsWith('Z') ? [] : [{ pid: Number(pid), parent: Number(parent), words }]
  })
}

/** The descendants of a process whose command contains a word. */
export function processesBelow(pid: number, word = ''): number[] {
  const all = allProcesses()
  const below = (parent: number): Process[] =>
    all.filter((process) => process.parent === parent).flatMap((process) => [process, ...below(process.pid)])
  return below(pid)
    .filter(({ words }) => words.includes(word))
    .map((process) => process.pid)
}

export function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    // No process has this id any more.
    return false
  }
}

export function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch (error) {
      // It has ended since it was listed.
      if (!hasCode(error, 'ESRCH')) throw error
    }
  }
}

/** The processes that work in a folder or write their output there; on Linux only. */
export function processesOn(folder: string): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const isOn = (link: string) => {
    try {
      return readlinkSync(link).startsWith(`${folder}/`)
    } catch {
      // It has ended since it was listed.
      return false
    }
  }
  return pids.filter((pid) => isOn(`/proc/${pid}/cwd`) || isOn(`/proc/${pid}/fd/1`)).map(Number)
}

/** The files that a process has open for writing; on Linux only. */
export function writtenFiles(pid: number): string[] {
  return readdirSync(`/proc/${pid}/fd`).flatMap((descriptor) => {
    try {
      const path = readlinkSync(`/proc/${pid}/fd/${descriptor}`)
      const flags = /^flags:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/fdinfo/${descriptor}`, 'utf8'))?.[1] ?? '0'
      const isWritten = (Number.parseInt(flags, 8) & 3) !== 0
      // Shared memory of PostgreSQL is listed as a file, and ends with its processes.
      const isMemory = path.startsWith('/dev/shm/PostgreSQL.')
      return isWritten && !isMemory && statSync(path).isFile() ? [path] : []
    } catch {
      // Closed since it was listed, deleted, or not a path.
      return []
    }
  })
}
