import { join } from 'node:path'
import { buildApps } from '../lib/build-apps.ts'
import { findShell } from '../lib/headless-shell.ts'
import { runProgram } from '../lib/program.ts'
import { root } from '../lib/root.ts'
import { runTask } from '../lib/run-task.ts'
import { binary } from '../stages/command.ts'

/** Walks every template through the running product; what is said after `--` goes to Playwright: `npm run walk -- -g 1.1.100`. */
await runTask(async (scope) => {
  const [browser] = await Promise.all([findShell(scope, console.log), buildApps(scope, console.log)])
  return runProgram(scope, [binary('e2e', 'playwright'), 'test', '--config', 'walks', ...process.argv.slice(2)], {
    cwd: join(root, 'e2e'),
    env: { ...process.env, ...browser, NODE_OPTIONS: '--conditions=@eksport/source' },
    onLine: (line) => console.log(line),
  })
})
