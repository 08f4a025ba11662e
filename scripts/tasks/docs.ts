// npm run docs: builds the public pages of the library into .cache/docs-site. DOCS_ADDRESS says where they will be published.
import { runProgram } from '../lib/program.ts'
import { runTask } from '../lib/run-task.ts'

await runTask((scope) =>
  runProgram(scope, ['pnpm', '--filter', '@eksport/docs', 'build'], {
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  }),
)
