import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { delimiter, join } from 'node:path'
import { buildApps } from './build-apps.ts'
import { bringPackages, unpackedPrograms } from './debian.ts'
import { findShell } from './headless-shell.ts'
import { runProgram } from './program.ts'
import { runTask } from './run-task.ts'
import type { Scope } from './scope.ts'
import { which } from './which.ts'

const packageOf = { pdfsig: 'poppler-utils', openssl: 'openssl', qpdf: 'qpdf' } as const

type SystemTool = keyof typeof packageOf

const isThere = (tool: SystemTool) => which(tool) !== undefined || existsSync(join(unpackedPrograms, tool))

/** The environment in which these programs are found; missing ones are installed. */
const systemTools = async (tools: readonly SystemTool[], scope: Scope, log: (line: string) => void) => {
  const missing = tools.filter((tool) => !isThere(tool))
  if (missing.length > 0) {
    await bringPackages(
      scope,
      missing.map((tool) => packageOf[tool]),
      missing,
      log,
    )
    const still = missing.filter((tool) => !isThere(tool))
    if (still.length > 0)
      throw new Error(
        `${still.join(', ')} could not be brought. Install ${still.map((tool) => packageOf[tool]).join(', ')}.`,
      )
  }
  return { PATH: [process.env.PATH ?? '', unpackedPrograms].join(delimiter) }
}

const log = (line: string) => console.log(line)

/**
 * The scripts of the named checks: `stories` selects `test:stories` or `proof:stories`, `units` all `test:units-…`;
 * without names, all checks.
 */
const among = (kind: string, names: readonly string[]) =>
  `/^(check|${kind}):(${names.length > 0 ? names.join('|') : '.+'})(-.+)?$/`

/** As many as there are cores; more would only wait for each other. */
const atOnce = Math.max(2, availableParallelism())

/** Lines of a failed check that are repeated at the end of a run, where test runners name what failed and why. */
const kept = 120

/** The last lines of each check by name; a successful one ends with `Done`. */
const lastLines = () => {
  const checks = new Map<string, string[]>()
  return {
    add: (line: string) => {
      const { name, words } = /^\. (?<name>\S+?): (?<words>.*)$/.exec(line)?.groups ?? {}
      if (name === undefined || words === undefined) return
      const lines = checks.get(name) ?? []
      checks.set(name, [...lines.slice(1 - kept), words])
    },
    failed: () => [...checks].filter(([, lines]) => lines.at(-1) !== 'Done'),
  }
}

/**
 * Installs what the checks need besides packages (a browser with our fonts, signature verifiers), and leaves the rest
 * to pnpm: it runs the matching scripts of package.json in parallel, continues when one fails, and lists the failed
 * ones. Because their output is mixed and long, the end of each failed check is repeated.
 */
export const runChecks = (kind: 'test' | 'proof') =>
  runTask(async (scope) => {
    const tools = await systemTools(['pdfsig', 'openssl', 'qpdf'], scope, log)
    const env = { ...process.env, ...tools, ...(await findShell(scope, log)), FORCE_COLOR: '0' }
    const words = ['run', '--no-bail', `--workspace-concurrency=${atOnce}`, among(kind, process.argv.slice(2))]
    // Walks and journeys start at the same time, and both would build into the same folders.
    if (kind === 'proof') await buildApps(scope, log)
    const printed = lastLines()
    const onLine = (line: string) => {
      log(line)
      printed.add(line)
    }
    const code = await runProgram(scope, ['pnpm', ...words], { env, onLine })
    for (const [name, lines] of code === 0 ? [] : printed.failed()) log([`\n${name} failed:`, ...lines].join('\n'))
    return code
  })
