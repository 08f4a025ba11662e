import { runProgram } from '../lib/program.ts'
import { runTask } from '../lib/run-task.ts'

/** Runs pnpm with these arguments in the project's versions of Node and pnpm. */
await runTask((scope) => runProgram(scope, ['pnpm', ...process.argv.slice(2)]))
