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

/** The environment in which these programs are found by name; the missing ones are brought. */
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

/** `stories` stands for `test:stories`, or `proof:stories`; `units` for all `test:units-…`; without a name for all checks. */
const among = (kind: string, names: readonly string[]) =>
  `/^(check|${kind}):(${names.length > 0 ? names.join('|') : '.+'})(-.+)?$/`

/** As many as there are cores; more only wait for each other. */
const atOnce = Math.max(2, availableParallelism())

/** Lines of a check that are said again at the end of a run in which it failed: a runner names there what failed, and why. */
const kept = 120

/** The last lines of each check, by its name; one that went well ends with `Done`. */
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
 * Brings what the checks need beside the packages, a browser with our fonts and the judges of a signature, and leaves the rest to
 * pnpm: it runs the scripts of package.json whose names match beside each other, goes on when one fails, and names those. What they
 * printed beside each other is long by then, so the end of each that failed is printed again.
 */
export const runChecks = (kind: 'test' | 'proof') =>
  runTask(async (scope) => {
    const tools = await systemTools(['pdfsig', 'openssl', 'qpdf'], scope, log)
    const env = { ...process.env, ...tools, ...(await findShell(scope, log)), FORCE_COLOR: '0' }
    const words = ['run', '--no-bail', `--workspace-concurrency=${atOnce}`, among(kind, process.argv.slice(2))]
    // Walks and journeys begin beside each other, and both would build into the same folders.
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
