import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { root } from './root.ts'
import type { Scope } from './scope.ts'

export type Program = {
  readonly ended: Promise<number>
  /** Resolves when a program with a lifeline reports that it is ready; never for other programs. */
  readonly ready: Promise<void>
  readonly stop: (patience?: number) => Promise<void>
}

export type ProgramOptions = {
  /** By default the project's root. */
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
  readonly onLine?: (line: string) => void
  /** Lets the program end by itself if we are killed. */
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
 * Starts a program in its own process group, so that Ctrl-C reaches only us and we stop things in order. Its child
 * processes are stopped with it.
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
  // The awaiting code reports a failed start; without this it would also end our process.
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

/** Runs a program until it or the scope ends; returns its exit code. */
export const runProgram = async (
  scope: Scope,
  [program = '', ...words]: readonly string[],
  { patience, ...options }: ProgramOptions & { readonly patience?: number } = {},
) => {
  const running = startProgram(program, words, options)
  await scope.hold(Promise.resolve(running), ({ stop }) => stop(patience))
  return running.ended
}
