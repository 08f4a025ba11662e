import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { runProgram } from '../lib/program.ts'
import { root } from '../lib/root.ts'
import type { Scope } from '../lib/scope.ts'
import { honest, type Outcome } from './outcome.ts'
import { countReportFile } from './reports.ts'

export type Command = {
  readonly name: string
  readonly program: string
  readonly arguments: readonly string[]
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
  /** Where the program writes its report; without one the command counts as one check. */
  readonly report?: string
  /** What it says is for people to read, also when nothing failed. */
  readonly isShown?: true
  /** How many cores it keeps busy: one unless said. */
  readonly weight?: number
  /** It is what the whole waits for longest, and begins before what was asked for earlier. */
  readonly isUrgent?: true
  /** What must be there before it, of its own: part of its time, and its failure when it fails. */
  readonly prepare?: (scope: Scope) => Promise<unknown>
}

/** What a command weighs that keeps all cores busy by itself. */
export const cores = Math.max(2, availableParallelism())
/** What a command weighs that wants the machine to itself. */
export const everyCore = Number.POSITIVE_INFINITY

const reportFolder = join(root, '.cache/reports')

export const reportFile = (name: string) => join(reportFolder, `${name.replaceAll(/\W+/g, '-')}.json`)

/** A program of a package's own dependencies. */
export const binary = (folder: string, name: string) => join(root, folder, 'node_modules/.bin', name)

export const seconds = (from: number) => Math.round((Date.now() - from) / 100) / 10

const failure = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error))

const runToEnd = async (command: Command, scope: Scope, lines: string[]) => {
  const { program, cwd = root, env, prepare } = command
  try {
    await prepare?.(scope)
    return await runProgram(scope, [program, ...command.arguments], {
      cwd,
      env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...env },
      onLine: (line) => lines.push(line),
      patience: 3000,
    })
  } catch (error) {
    lines.push(failure(error))
    return 1
  }
}

/** Runs one command to its end, keeps what it says, and counts it. */
export const run = async (command: Command, scope: Scope): Promise<Outcome> => {
  const { name, report } = command
  const started = Date.now()
  const lines: string[] = []
  if (report) {
    mkdirSync(dirname(report), { recursive: true })
    rmSync(report, { force: true })
  }
  const code = await runToEnd(command, scope, lines)
  const counted = report ? countReportFile(report) : { passed: code === 0 ? 1 : 0, failed: 0, skipped: 0 }
  return {
    name,
    ...honest(counted, code),
    seconds: seconds(started),
    output: lines.join('\n'),
    isShown: command.isShown,
  }
}

/** Turns an unexpected error of a stage into a failure that is counted, so that the stages after it still run. */
export const crashed = (name: string, error: unknown): Outcome => ({
  name,
  passed: 0,
  failed: 1,
  skipped: 0,
  seconds: 0,
  output: failure(error),
})
