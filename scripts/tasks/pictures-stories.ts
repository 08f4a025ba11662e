// npm run pictures:stories [-- [--update] [story or component, e.g. form-field]]
import { findBrowser } from '../lib/browser.ts'
import { buildStories } from '../lib/build-stories.ts'
import { startProgram } from '../lib/program.ts'
import { root } from '../lib/root.ts'
import { runTask } from '../lib/run-task.ts'
import { binary } from '../stages/command.ts'

const log = (line: string) => console.log(line)
const words = process.argv.slice(2)
const updating = words.includes('--update')
/** A component's stories stand in one file, named as the first half of their ids, and on one sheet. */
const components = words.filter((word) => !word.startsWith('--')).map((word) => word.split('--')[0] ?? word)

/** Compares the stories with their pictures in every look, or takes new ones: all, or those of some components. */
await runTask(async (scope) => {
  const browser = await findBrowser(scope, log)
  await buildStories(scope, log)
  const chosen = components.length > 0 ? [`--grep=\\s(${components.join('|')})\\s`] : []
  const projects = ['--project=light', '--project=looks']
  const playwright = [
    'test',
    '-c',
    '.storybook/tests',
    ...projects,
    ...chosen,
    ...(updating ? ['--update-snapshots'] : []),
  ]
  const program = startProgram(binary('.', 'playwright'), playwright, {
    cwd: root,
    env: { ...process.env, ...browser },
  })
  await scope.hold(Promise.resolve(program), ({ stop }) => stop())
  const code = await program.ended
  if (updating && code === 0)
    log('The new pictures are in .storybook/pictures: look at what changed before you commit it.')
  return code
})
