import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { serverLog } from './log-file.ts'

it('[SEC-23] a log that cannot be written ends nothing, is complained of once, and says afterwards what is missing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'eksport-log-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const shown = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const file = join(folder, 'log/server.log')
  const { write, last } = serverLog(file)
  write('{"n":1}')
  rmSync(join(folder, 'log'), { recursive: true })
  // A folder cannot be made where a file is: like a full disk, an error of the file system at each line.
  writeFileSync(join(folder, 'log'), '')
  write('{"n":2}')
  write('Arbeideren stoppet')
  expect(complained).toHaveBeenCalledTimes(1)
  rmSync(join(folder, 'log'))
  mkdirSync(join(folder, 'log'))
  write('{"n":4}')
  expect(readFileSync(file, 'utf8')).toMatch(/^\n\{"level":40,.*"lost":2,.*\}\n\{"n":4\}\n$/)
  expect(last).toEqual(['{"n":1}', '{"n":2}', 'Arbeideren stoppet', '{"n":4}'])
  expect(shown.mock.calls).toEqual([['  Arbeideren stoppet']])
})
