import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Outcome } from '../stages/outcome.ts'
import { root } from './root.ts'

const KeptOutcome = z.object({
  name: z.string(),
  passed: z.number(),
  failed: z.number(),
  skipped: z.number(),
  seconds: z.number(),
  /** What it printed, of those whose figures are for people to read. */
  output: z.string(),
  /** The commit that it was run on, short; with a + where the tree had changes. */
  commit: z.string(),
  /** ISO 8601. */
  at: z.string(),
})

/** What a command last came to on this machine. */
export type KeptOutcome = z.infer<typeof KeptOutcome>

const folder = join(root, '.cache/outcomes')

let commit: string | undefined

/** The commit of the working tree, and whether it has been changed since. */
export const presentCommit = () => {
  const git = (...words: readonly string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim()
  commit ??= `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain', '--untracked-files=no') === '' ? '' : '+'}`
  return commit
}

/** Keeps what a command came to, so that `npm run evidence` can tell it later. */
export const keepOutcome = ({ name, passed, failed, skipped, seconds, output, isShown }: Outcome) => {
  mkdirSync(folder, { recursive: true })
  const kept: KeptOutcome = {
    ...{ name, passed, failed, skipped, seconds },
    output: isShown ? output : '',
    commit: presentCommit(),
    at: new Date().toISOString(),
  }
  writeFileSync(join(folder, `${name.replaceAll(/\W+/g, '-')}.json`), `${JSON.stringify(kept, null, 2)}\n`)
}

/** All that this machine has run, by name. */
export const keptOutcomes = (): readonly KeptOutcome[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .toSorted()
    .map((file) => KeptOutcome.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))))
