import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { root } from './root.ts'
import type { Scope } from './scope.ts'

export type Program = {
  readonly ended: Promise<number>
  /** Once a program with a lifeline has said that it is ready; never for one that says nothing. */
  readonly ready: Promise<void>
  readonly stop: (patience?: number) => Promise<void>
}

export type ProgramOptions = {
  /** The root of the project unless said. */
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
  readonly onLine?: (line: string) => void
  /** Lets the program end by itself when we are killed. */
  readonly lifeline?: boolean
}

const usualPatience = 15_000

const onEnd = (child: ChildProcess) =>
  new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })

const onReady = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.on('message', (message) => message === 'ready' && resolve())
  })

/**
 * Starts a program in a process group of its own, so that Ctrl-C in the terminal reaches only us and we stop things in their order;
 * what the program itself starts is stopped with it.
 */
export const startProgram = (
  command: string,
  programArguments: readonly string[],
  options: ProgramOptions = {},
): Program => {
  const { cwd = root, env = process.env, onLine, lifeline } = options
  const output = onLine ? 'pipe' : 'inherit'
  const child = spawn(command, programArguments, {
    cwd,
    env,
    detached: process.platform !== 'win32',
    stdio: lifeline ? ['ignore', output, output, 'ipc'] : ['ignore', output, output],
  })
  for (const stream of [child.stdout, child.stderr]) {
    if (stream && onLine) createInterface({ input: stream }).on('line', onLine)
  }
  const ended = onEnd(child)
  // A failure to start is reported by whoever awaits; without this it would also end our process.
  ended.catch(() => undefined)

  const signal = (name: NodeJS.Signals) => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
    if (process.platform === 'win32') child.kill(name)
    else process.kill(-child.pid, name)
  }
  return {
    ended,
    ready: onReady(child),
    stop: async (patience = usualPatience) => {
      signal('SIGTERM')
      const forced = setTimeout(() => signal('SIGKILL'), patience)
      await Promise.allSettled([ended])
      clearTimeout(forced)
    },
  }
}

/** Runs a program to its end, or to that of the scope, and answers its exit code. */
export const runProgram = async (
  scope: Scope,
  [program = '', ...words]: readonly string[],
  { patience, ...options }: ProgramOptions & { readonly patience?: number } = {},
) => {
  const running = startProgram(program, words, options)
  await scope.hold(Promise.resolve(running), ({ stop }) => stop(patience))
  return running.ended
}
