import { binary, run } from '../stages/command.ts'
import type { Scope } from './scope.ts'

/** Builds the Storybook that the tests open into storybook-static. */
export const buildStories = async (scope: Scope, log: (line: string) => void) => {
  log('Building the stories …')
  const words = ['build', '--test', '--quiet', '--disable-telemetry', '--output-dir', 'storybook-static']
  const outcome = await run({ name: 'build', program: binary('.', 'storybook'), arguments: words }, scope)
  if (outcome.failed > 0) throw new Error(`${outcome.output}\nThe stories could not be built.`)
}
