import type { Scope } from '../lib/scope.ts'
import type { Command } from './command.ts'

export type Stage = {
  readonly name: string
  readonly title: string
  /** How many commands run side by side; the machine that counts has two cores. */
  readonly atOnce: number
  /** Prepares what the stage needs (a browser, a build) and answers its commands. */
  readonly commands: (scope: Scope, log: (line: string) => void) => Promise<readonly Command[]>
}
