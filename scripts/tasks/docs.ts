// npm run docs: builds the library's public pages into .cache/docs-site. DOCS_ADDRESS is where they will be published.
import { runProgram } from '../lib/program.ts'
import { runTask } from '../lib/run-task.ts'

await runTask((scope) =>
  runProgram(scope, ['pnpm', '--filter', '@eksport/docs', 'build'], {
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  }),
)
