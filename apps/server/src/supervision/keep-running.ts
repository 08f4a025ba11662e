import { type ChildProcess, fork } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

export interface ProgramToKeep {
  /** What people call it, at the beginning of a line. */
  readonly name: string
  /** File of the program; it runs `runProgram`. */
  readonly file: string
  readonly env: NodeJS.ProcessEnv
  /** What it may take, in milliseconds, before it begins to end. */
  readonly patience?: number
  readonly report: (line: string) => void
}

/** A program in a process of its own that is started again whenever it ends. */
export interface KeptProgram {
  /** Lets it begin, now that what it needs is there; resolves when it is ready for the first time, rejects when it ends before. */
  begin(): Promise<void>
  stop(): Promise<void>
}

const pauses = [200, 1000, 2000, 5000]
/** After so long without an end the next one is taken for the first. */
const calm = 60_000
const endsWithin = 12_000

// What else we were started with, such as a lifeline to our own parent, is not our children's.
const isCondition = (word: string) => word.startsWith('--conditions')

const endOf = (child: ChildProcess) =>
  new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `kode ${code}`))
    child.once('error', (error) => resolve(error.message))
  })

const saysReady = (child: ChildProcess) =>
  new Promise<true>((resolve) => {
    child.on('message', (message) => {
      if (message === 'ready') resolve(true)
      // A program that watches our files must know those of our children as well.
      else if (typeof message === 'object') process.send?.(message)
    })
  })

function send(child: ChildProcess, message: 'begin' | 'stop'): void {
  // A child that has just ended is noticed by its end.
  if (child.connected) child.send(message, () => undefined)
}

async function end(child: ChildProcess, ended: Promise<string>, limit: number): Promise<void> {
  send(child, 'stop')
  const forced = setTimeout(() => child.kill('SIGKILL'), limit)
  await ended
  clearTimeout(forced)
}

/** Starts a program and keeps it running: it loads at once, and begins when it is let. Each end and each new start is one line. */
export function keepRunning({ name, file, env, report, patience = 0 }: ProgramToKeep): KeptProgram {
  let stopping = false
  const begun = Promise.withResolvers<void>()
  const first = Promise.withResolvers<void>()
  const over = new AbortController()
  let current: { readonly child: ChildProcess; readonly ended: Promise<string> } | undefined

  /** One life of the program; answers why it ended and whether it ever was ready. */
  async function live(again: boolean) {
    const child = fork(file, { env, execArgv: process.execArgv.filter(isCondition), stdio: 'inherit' })
    const ended = endOf(child)
    current = { child, ended }
    const ready = saysReady(child)
    await Promise.race([begun.promise, ended])
    send(child, 'begin')
    const wasReady = (await Promise.race([ready, ended])) === true
    if (wasReady && again) report(`${name} er i gang igjen.`)
    if (wasReady) first.resolve()
    return { reason: await ended, wasReady }
  }

  async function keep(): Promise<void> {
    let ends = 0
    let hasBeenReady = false
    while (!stopping) {
      const started = Date.now()
      const { reason, wasReady } = await live(hasBeenReady)
      hasBeenReady ||= wasReady
      if (stopping) return
      if (!hasBeenReady) return first.reject(new Error(`${name} kom ikke i gang (${reason}).`))
      ends = Date.now() - started > calm ? 0 : ends
      report(`${name} stoppet (${reason}). Starter på nytt …`)
      const pause = pauses[Math.min(ends, pauses.length - 1)]
      ends += 1
      await sleep(pause, undefined, { signal: over.signal }).catch(() => undefined)
    }
  }

  const kept = keep()
  return {
    begin() {
      begun.resolve()
      return first.promise
    },
    async stop() {
      stopping = true
      over.abort()
      // Nobody waits any more for one that is stopped before it was ready.
      first.promise.catch(() => undefined)
      if (current !== undefined) await end(current.child, current.ended, endsWithin + patience)
      await kept
    },
  }
}
