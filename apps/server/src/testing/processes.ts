import { execFileSync } from 'node:child_process'

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

/** The processes below one, near and far, whose command names a word. */
export function processesBelow(pid: number, word = ''): number[] {
  const all = allProcesses()
  const below = (parent: number): Process[] =>
    all.filter((process) => process.parent === parent).flatMap((process) => [process, ...below(process.pid)])
  return below(pid)
    .filter(({ words }) => words.includes(word))
    .map((process) => process.pid)
}
