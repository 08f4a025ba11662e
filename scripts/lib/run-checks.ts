import { availableParallelism } from 'node:os'
import { findShell } from './headless-shell.ts'
import { runProgram } from './program.ts'
import { runTask } from './run-task.ts'
import { systemTools } from './system-tools.ts'

const log = (line: string) => console.log(line)

/** `stories` stands for `test:stories`, or `proof:stories`; `units` for all `test:units-…`; without a name for all checks. */
const among = (kind: string, names: readonly string[]) =>
  `/^(check|${kind}):(${names.length > 0 ? names.join('|') : '.+'})(-.+)?$/`

/** One more than there are cores: who talks to a database or a browser waits for it half of the time. */
const atOnce = Math.max(2, availableParallelism()) + 1

/**
 * Brings what the checks need beside the packages, a browser with our fonts and the judges of a signature, and leaves the rest to
 * pnpm: it runs the scripts of package.json whose names match beside each other, goes on when one fails, and ends by naming those.
 */
export const runChecks = (kind: 'test' | 'proof') =>
  runTask(async (scope) => {
    const tools = await systemTools(['pdfsig', 'openssl', 'qpdf'], scope, log)
    const env = { ...process.env, ...tools, ...(await findShell(scope, log)), FORCE_COLOR: '0' }
    const words = ['run', '--no-bail', `--workspace-concurrency=${atOnce}`, among(kind, process.argv.slice(2))]
    return runProgram(scope, ['pnpm', ...words], { env })
  })
