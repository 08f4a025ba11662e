import { runProgram } from './program.ts'
import type { Scope } from './scope.ts'

export type Captured = { readonly code: number; readonly lines: readonly string[] }

/** Runs a program to its end and returns its output. */
export const capture = async (
  scope: Scope,
  command: readonly string[],
  { cwd, env }: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<Captured> => {
  const lines: string[] = []
  const onLine = (line: string) => lines.push(line)
  const code = await runProgram(scope, command, { cwd, env: { ...process.env, ...env }, onLine, patience: 3000 })
  return { code, lines }
}

/** The same, but throws an error with the output if the program fails. */
export const captureOrThrow = async (...[scope, command, options]: Parameters<typeof capture>) => {
  const { code, lines } = await capture(scope, command, options)
  if (code !== 0) throw new Error(`${lines.slice(-30).join('\n')}\n'${command.join(' ')}' failed (code ${code}).`)
  return lines
}
