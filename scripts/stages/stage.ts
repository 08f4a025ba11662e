import type { Scope } from '../lib/scope.ts'
import type { Command } from './command.ts'

export type Stage = {
  readonly name: string
  readonly title: string
  /** Prepares what the stage needs (a browser, a build) and answers its commands. */
  readonly commands: (scope: Scope, log: (line: string) => void) => Promise<readonly Command[]>
}
