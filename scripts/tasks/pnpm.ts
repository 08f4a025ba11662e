import { runProgram } from '../lib/program.ts'
import { runTask } from '../lib/run-task.ts'

/** Runs pnpm with these words, by the Node and the pnpm that the project needs: a machine with npm alone has neither. */
await runTask((scope) => runProgram(scope, ['pnpm', ...process.argv.slice(2)]))
