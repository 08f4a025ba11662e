import { runProgram } from '../lib/program.ts'
import { runTask } from '../lib/run-task.ts'

/** Runs a script of ours, with its words, by the Node that the project needs: that of the machine may read no TypeScript. */
await runTask((scope) =>
  runProgram(scope, [process.execPath, '--conditions=@eksport/source', ...process.argv.slice(2)]),
)
