import { join } from 'node:path'
import { binary, run } from '../stages/command.ts'
import { fingerprint, unlessDone } from './fingerprint.ts'
import { root } from './root.ts'
import type { Scope } from './scope.ts'

const built = join(root, 'storybook-static')
const sources = ['.storybook', 'packages', 'apps', 'tailwind.config.ts', 'pnpm-lock.yaml', 'tsconfig.base.json']
const isShown = (file: string) => !/\.test\.tsx?$|\.storybook\/(pictures|tests)\/|apps\/server\//.test(file)

const build = async (scope: Scope, log: (line: string) => void) => {
  log('Building the stories …')
  const words = ['build', '--test', '--quiet', '--disable-telemetry', '--output-dir', built]
  const outcome = await run({ name: 'build', program: binary('.', 'storybook'), arguments: words }, scope)
  if (outcome.failed > 0) throw new Error(`${outcome.output}\nThe stories could not be built.`)
}

/** Builds Storybook into storybook-static unless nothing that it shows has changed since. */
export const buildStories = (scope: Scope, log: (line: string) => void) =>
  unlessDone('stories', fingerprint(sources, isShown), join(built, 'iframe.html'), () => build(scope, log))
