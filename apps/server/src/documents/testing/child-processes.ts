import { execFileSync } from 'node:child_process'

/** The running Node processes that a process has started. */
export function childrenOf(pid: number): number[] {
  const lines = execFileSync('ps', ['-o', 'pid=,ppid=,stat=,args=', '-e'], { encoding: 'utf8' }).split('\n')
  return lines.flatMap((line) => {
    const [, child, parent, state] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+.*tinypool/.exec(line) ?? []
    return Number(parent) === pid && state?.startsWith('Z') === false ? [Number(child)] : []
  })
}
