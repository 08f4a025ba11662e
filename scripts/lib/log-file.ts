import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { lastingLines } from '@eksport/server/lasting-lines'
import { dataFolder } from './root.ts'

const largest = 10_000_000
const remembered = 15

const append = (file: string, text: string) => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  appendFileSync(file, text, { mode: 0o600 })
}

/**
 * Writes the server's log to a file, shows lines meant for people (not JSON), and keeps the last lines for a failure.
 * The reader supervises everything that runs, so a full disk must not end it.
 */
export const serverLog = (file = join(dataFolder(), 'log/server.log')) => {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > largest) renameSync(file, `${file}.1`)
  const last: string[] = []
  const keep = lastingLines({
    write: (text, done) => {
      append(file, text)
      done()
    },
    complain: (error) => console.error(`The log cannot be written: ${error instanceof Error ? error.message : error}`),
  })
  return {
    file,
    last,
    write: (line: string) => {
      keep(line)
      last.push(line)
      if (last.length > remembered) last.shift()
      if (!line.startsWith('{')) console.log(`  ${line}`)
    },
  }
}
