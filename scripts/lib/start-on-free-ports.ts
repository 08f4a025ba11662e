import { choosePorts, type WantedPort } from './ports.ts'
import type { Program } from './program.ts'

type Started = {
  readonly program: Program
  /** The program's log file, and its last lines. */
  readonly diary: { readonly file: string; readonly last: readonly string[] }
}

type Start = (ports: readonly number[]) => Promise<Started>

const startLimit = 180_000
const attempts = 5

/** Ready by the program's own report: another program may answer on a port that it failed to get. */
const becomesReady = async ({ ready, ended }: Program) => {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new Error(`The server did not become ready within ${startLimit / 1000} s.`)),
    startLimit,
  )
  try {
    return await Promise.race([ready.then(() => true), ended.then(() => false), late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Starts a program on free ports. Another program, such as a second clone, may take a port between our check and its
 * start; then it ends, new ports are chosen, and it is started again.
 */
export const startOnFreePorts = async (
  wanted: readonly WantedPort[],
  start: Start,
  log: (line: string) => void,
): Promise<Started & { readonly ports: readonly number[] }> => {
  for (let attempt = 1; ; attempt += 1) {
    const ports = await choosePorts(wanted, log)
    const started = await start(ports)
    if (await becomesReady(started.program)) return { ...started, ports }
    const { last } = started.diary
    const wasTaken = last.some((line) => line.includes('EADDRINUSE'))
    if (!wasTaken || attempt === attempts) {
      throw new Error(['The server ended before it was ready. Its last words:', ...last].join('\n'))
    }
    log('Another program took a port first. Starting again …')
  }
}
