import { runProgram } from '../lib/program.ts'
import { runTask } from '../lib/run-task.ts'

/** Sends the stories' pictures to Chromatic, for whoever has a token; changes there are for people to accept. */
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
