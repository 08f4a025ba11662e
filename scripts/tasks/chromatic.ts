import { runProgram } from '../lib/program.ts'
import { runTask } from '../lib/run-task.ts'

/** Uploads the stories' pictures to Chromatic, with a token; changes are accepted there by people. */
await runTask(async (scope) => {
  if (!process.env.CHROMATIC_PROJECT_TOKEN) {
    console.log('skipped: no CHROMATIC_PROJECT_TOKEN')
    return 0
  }
  const run = (name: string, words: readonly string[]) => runProgram(scope, [name, ...words])
  const built = await run('storybook', ['build', '-o', 'storybook-static', '--disable-telemetry'])
  if (built !== 0) return built
  return run('chromatic', ['--storybook-build-dir', 'storybook-static', '--exit-zero-on-changes'])
})
