import { buildStories } from '../lib/build-stories.ts'
import { findShell } from '../lib/headless-shell.ts'
import { binary, everyCore, reportFile } from './command.ts'
import type { Stage } from './stage.ts'

export const stories: Stage = {
  name: 'stories',
  title: 'every story in a real browser: play function, picture and axe',
  commands: async (scope, log) => {
    const browser = await findShell(scope, log)
    await buildStories(scope, log)
    const report = reportFile('stories')
    return [
      {
        name: 'stories',
        program: binary('.', 'playwright'),
        arguments: ['test', '-c', '.storybook/tests', '--project=light', '--reporter=list,json'],
        env: { ...browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
        report,
        weight: everyCore,
      },
    ]
  },
}
