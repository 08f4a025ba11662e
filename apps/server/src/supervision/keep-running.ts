import { type ChildProcess, fork } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

export interface ProgramToKeep {
  /** The name at the beginning of its log lines. */
  readonly name: string
  /** The program's file, which calls `runProgram`. */
  readonly file: string
  readonly env: NodeJS.ProcessEnv
  /** How long it may take before it starts to end, in milliseconds. */
  readonly patience?: number
  readonly report: (line: string) => void
}

/** A child program that is restarted whenever it ends. */
export interface KeptProgram {
  /** Lets it start its work, once its dependencies are there. Resolves when it is first ready; rejects if it ends before. */
  begin(): Promise<void>
  stop(): Promise<void>
}

const pauses = [200, 1000, 2000, 5000]
/** After running this long, an end counts as the first again. */
const calm = 60_000
const endsWithin = 12_000

// Our other arguments, such as a lifeline to our parent, are not for our children.
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
      // Forwards messages of a file watcher, which must know our children's files as well.
      else if (typeof message === 'object') process.send?.(message)
    })
  })

function send(child: ChildProcess, message: 'begin' | 'stop'): void {
  // A child that has just ended is handled by its exit event.
  if (child.connected) child.send(message, () => undefined)
}

async function end(child: ChildProcess, ended: Promise<string>, limit: number): Promise<void> {
  send(child, 'stop')
  const forced = setTimeout(() => child.kill('SIGKILL'), limit)
  await ended
  clearTimeout(forced)
}

/**
 * Starts a program and keeps it running. It loads at once, and starts its work when `begin` is called. Each end and
 * restart is logged.
 */
export function keepRunning({ name, file, env, report, patience = 0 }: ProgramToKeep): KeptProgram {
  let stopping = false
  const begun = Promise.withResolvers<void>()
  const first = Promise.withResolvers<void>()
  const over = new AbortController()
  let current: { readonly child: ChildProcess; readonly ended: Promise<string> } | undefined

  /** Runs the program until it ends; returns why, and whether it was ever ready. */
  async function runOnce(again: boolean) {
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
      const { reason, wasReady } = await runOnce(hasBeenReady)
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
      // Nobody may be waiting if it is stopped before it is ready.
      first.promise.catch(() => undefined)
      if (current !== undefined) await end(current.child, current.ended, endsWithin + patience)
      await kept
    },
  }
}
