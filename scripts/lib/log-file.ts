import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { dataFolder } from './root.ts'

const largest = 10_000_000
const remembered = 15

/** The server's log goes to a file; lines meant for people (not JSON) are shown, and the last lines are kept for a bad end. */
export const serverLog = () => {
  const file = join(dataFolder(), 'log/server.log')
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > largest) renameSync(file, `${file}.1`)
  const last: string[] = []
  return {
    file,
    last,
    write: (line: string) => {
      appendFileSync(file, `${line}\n`, { mode: 0o600 })
      last.push(line)
      if (last.length > remembered) last.shift()
      if (!line.startsWith('{')) console.log(`  ${line}`)
    },
  }
}
