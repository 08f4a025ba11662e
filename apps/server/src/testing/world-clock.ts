import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The clock of this program and everything it has started; it keeps running from wherever it is set to. */
export interface WorldClock {
  /** The change of Norwegian clocks before which the run starts. */
  readonly change: Date
  moveTo(moment: Date): Promise<void>
}

const minute = 60_000
const months = { spring: 2, autumn: 9 } as const

/** The next change of Norwegian clocks: at one o'clock UTC, on the last Sunday of March or October. */
function nextChange(after: Date, season: keyof typeof months): Date {
  for (let year = after.getUTCFullYear(); ; year += 1) {
    const last = new Date(Date.UTC(year, months[season], 31, 1))
    const change = new Date(last.getTime() - last.getUTCDay() * 24 * 60 * minute)
    if (change > after) return change
  }
}

const libraries: Readonly<Record<string, string>> = { x64: 'x86_64-linux-gnu', arm64: 'aarch64-linux-gnu' }
const library = `/usr/lib/${libraries[process.arch]}/faketime/libfaketimeMT.so.1`

/** The library cannot share its memory with another user, and PostgreSQL runs as one if root has no user namespace. */
const canMove = () =>
  existsSync(library) && (process.getuid?.() !== 0 || spawnSync('unshare', ['--user', 'true']).status === 0)

const setAhead = (file: string, seconds: number) => writeFileSync(file, `+${Math.round(seconds)}\n`)

/** Runs this program again with the clock a quarter of an hour before the change, and exits as that run does. */
async function restartUnder(words: readonly string[], change: Date): Promise<never> {
  const file = join(mkdtempSync(join(tmpdir(), 'eksport-clock-')), 'seconds-ahead')
  setAhead(file, (change.getTime() - 15 * minute - Date.now()) / 1000)
  const child = spawn(process.execPath, [...process.execArgv, ...words], {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...{ LD_PRELOAD: library, FAKETIME_TIMESTAMP_FILE: file },
      ...{ FAKETIME_CACHE_DURATION: '1', FAKETIME_DONT_FAKE_MONOTONIC: '1' },
    },
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => child.kill(signal))
  const [code] = await once(child, 'exit')
  rmSync(dirname(file), { recursive: true })
  process.exit(code ?? 1)
}

/**
 * Restarts the program with the given arguments under its own clock: before the change to summer time for an odd seed,
 * before the change back for an even one. Undefined if Debian's libfaketime is not installed; the machine's clock is
 * then used.
 */
export async function worldClock(seed: number, words: readonly string[]): Promise<WorldClock | undefined> {
  if (!canMove()) return undefined
  const change = nextChange(new Date(), seed % 2 === 1 ? 'spring' : 'autumn')
  const file = process.env.FAKETIME_TIMESTAMP_FILE
  if (file === undefined) return restartUnder(words, change)
  return {
    change,
    async moveTo(moment) {
      setAhead(file, Number(readFileSync(file, 'utf8')) + (moment.getTime() - Date.now()) / 1000)
      // Programs re-read the clock at most once a second, in whole seconds.
      await sleep(3_500)
    },
  }
}
