import { runProgram } from '../lib/program.ts'
import { runTask } from '../lib/run-task.ts'

/** Uploads the stories' pictures to Chromatic; fails while changes wait there for somebody to accept them. */
await runTask(async (scope) => {
  if (!process.env.CHROMATIC_PROJECT_TOKEN) throw new Error('Set CHROMATIC_PROJECT_TOKEN to upload the pictures.')
  const run = (name: string, words: readonly string[]) => runProgram(scope, [name, ...words])
  const built = await run('storybook', ['build', '-o', 'storybook-static', '--disable-telemetry'])
  if (built !== 0) return built
  return run('chromatic', ['--storybook-build-dir', 'storybook-static'])
})
