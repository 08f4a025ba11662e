import { runProgram } from '../lib/program.ts'
import { runTask } from '../lib/run-task.ts'

/** Runs a script with its arguments in the project's Node, because the machine's may not support TypeScript. */
await runTask((scope) =>
  runProgram(scope, [process.execPath, '--conditions=@eksport/source', ...process.argv.slice(2)]),
)
