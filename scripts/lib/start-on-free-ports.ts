import { choosePorts, type WantedPort } from './ports.ts'
import type { Program } from './program.ts'

type Started = {
  readonly program: Program
  /** Where it says what it does, and what it said last. */
  readonly diary: { readonly file: string; readonly last: readonly string[] }
}

type Start = (ports: readonly number[]) => Promise<Started>

const startLimit = 180_000
const attempts = 5

/** Ready as the program itself says: on a port that it has lost, another one answers. */
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
 * Starts a program on free ports. Between our look at a port and the program's own start another one may take it, such as the same product
 * of another clone: then the program ends, ports are chosen anew, and it is started again.
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
