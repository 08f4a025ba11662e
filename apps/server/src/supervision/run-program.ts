import { flushCompileCache } from 'node:module'
import { describeError } from '../log/describe-error.ts'

/** Starts a program; returns a function that stops it. */
export type Begin = (end: (reason: string) => never) => Promise<() => Promise<unknown>>

function end(reason: string): never {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** [SEC-21] Logs where an unhandled failure happened, without any values. */
function endUnhandled(error: unknown): never {
  const { type, code, message, stack } = describeError(error)
  return end([type, code, message, stack].filter((part) => part !== undefined).join(' '))
}

/**
 * The body of a program started by `keepRunning`: starts and stops when its parent says so, and ends if the parent
 * dies. Ignores signals, which a terminal sends to all processes, so that the parent can stop things in order.
 */
export function runProgram(begin: Begin): void {
  let stop: (() => Promise<unknown>) | undefined
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined)
  process.once('disconnect', () => process.exit(1))
  process.once('unhandledRejection', endUnhandled)
  process.on('message', (message) => {
    if (message === 'begin') {
      begin(end).then(
        (stopping) => {
          stop = stopping
          process.send?.('ready')
          // Usually written at the end of a process, which one that is killed does not reach.
          flushCompileCache()
        },
        (error: unknown) => end(wordsOf(error)),
      )
    }
    if (message === 'stop') {
      const stopping = stop?.() ?? Promise.resolve()
      stopping.then(
        () => process.exit(0),
        (error: unknown) => end(wordsOf(error)),
      )
    }
  })
}
