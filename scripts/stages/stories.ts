import { join } from 'node:path'
import { findBrowser } from '../lib/browser.ts'
import { fingerprint, unlessDone } from '../lib/fingerprint.ts'
import { root } from '../lib/root.ts'
import type { Scope } from '../lib/scope.ts'
import { binary, reportFile, run } from './command.ts'
import type { Stage } from './stage.ts'

const built = join(root, 'storybook-static')
const sources = ['.storybook', 'packages', 'apps', 'tailwind.config.ts', 'pnpm-lock.yaml', 'tsconfig.base.json']
const isShown = (file: string) => !/\.test\.tsx?$|\.png$|apps\/server\//.test(file)

const build = async (scope: Scope, log: (line: string) => void) => {
  log('Building the stories …')
  const words = ['build', '--quiet', '--disable-telemetry', '--output-dir', built]
  const outcome = await run({ name: 'build', program: binary('.', 'storybook'), arguments: words }, scope)
  if (outcome.failed > 0) throw new Error(`${outcome.output}\nThe stories could not be built.`)
}

export const stories: Stage = {
  name: 'stories',
  title: 'every story in a real browser: its play function, and axe in both themes',
  atOnce: 1,
  commands: async (scope, log) => {
    const env = await findBrowser(scope, log)
    await unlessDone('stories', fingerprint(sources, isShown), join(built, 'index.json'), () => build(scope, log))
    const report = reportFile('stories')
    const words = [join(root, '.storybook/run-tests.ts'), '--json', '--outputFile', report]
    return [{ name: 'stories', program: process.execPath, arguments: words, env, report }]
  },
}
