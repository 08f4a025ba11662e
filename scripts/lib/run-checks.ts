import { findShell } from './headless-shell.ts'
import { runProgram } from './program.ts'
import { runTask } from './run-task.ts'
import { systemTools } from './system-tools.ts'

const log = (line: string) => console.log(line)

/** `units` stands for `test:units`, or `proof:units`; without a name for all checks. */
const among = (kind: string, names: readonly string[]) =>
  `/^(check|${kind}):(${names.length > 0 ? names.join('|') : '.+'})$/`

/**
 * Brings what the checks need beside the packages, a browser with our fonts and the judges of a signature, and leaves the rest to
 * pnpm: it runs the scripts of package.json whose names match, two at a time, goes on when one fails, and ends by naming those.
 */
export const runChecks = (kind: 'test' | 'proof') =>
  runTask(async (scope) => {
    const tools = await systemTools(['pdfsig', 'openssl', 'qpdf'], scope, log)
    const env = { ...process.env, ...tools, ...(await findShell(scope, log)), FORCE_COLOR: '0' }
    const words = ['run', '--no-bail', '--workspace-concurrency=2', among(kind, process.argv.slice(2))]
    return runProgram(scope, ['pnpm', ...words], { env })
  })
