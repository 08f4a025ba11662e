// npm run pictures:stories [-- [--update] [story or component, e.g. form-field]]
import { findBrowser } from '../lib/browser.ts'
import { captureOrThrow } from '../lib/capture.ts'
import { startProgram } from '../lib/program.ts'
import { root } from '../lib/root.ts'
import { runTask } from '../lib/run-task.ts'

const log = (line: string) => console.log(line)
const words = process.argv.slice(2)
const updating = words.includes('--update')
/** The stories of a component are in one file, whose name is the first part of their ids, and on one sheet. */
const components = words.filter((word) => !word.startsWith('--')).map((word) => word.split('--')[0] ?? word)

/** Compares the stories with their pictures in every look, or takes new ones: all, or those of some components. */
await runTask(async (scope) => {
  const browser = await findBrowser(scope, log)
  await captureOrThrow(scope, ['pnpm', 'build:stories'])
  const chosen = components.length > 0 ? [`--grep=\\s(${components.join('|')})\\s`] : []
  const playwright = ['test', '-c', '.storybook/tests', '--project=looks', ...chosen]
  if (updating) playwright.push('--update-snapshots')
  const program = startProgram('playwright', playwright, {
    cwd: root,
    env: { ...process.env, ...browser },
  })
  await scope.hold(Promise.resolve(program), ({ stop }) => stop())
  const code = await program.ended
  if (updating && code === 0)
    log('The new pictures are in .storybook/pictures: look at what changed before you commit it.')
  return code
})
