import { join } from 'node:path'
import { findBrowser } from '../lib/browser.ts'
import { buildStories } from '../lib/build-stories.ts'
import { root } from '../lib/root.ts'
import { everyCore, reportFile } from './command.ts'
import type { Stage } from './stage.ts'

export const stories: Stage = {
  name: 'stories',
  title: 'every story in a real browser: play function, picture, axe and size of targets, in both themes',
  commands: async (scope, log) => {
    const env = await findBrowser(scope, log)
    await buildStories(scope, log)
    const report = reportFile('stories')
    const words = [join(root, '.storybook/run-tests.ts'), '--json', '--outputFile', report]
    return [{ name: 'stories', program: process.execPath, arguments: words, env, report, weight: everyCore }]
  },
}
