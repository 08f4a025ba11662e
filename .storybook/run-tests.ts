// Plays every story of the built Storybook, compares its pictures and puts axe on it.
//   node .storybook/run-tests.ts [options of test-storybook]
// With PICTURES=update it takes new baselines instead. Needs storybook-static (storybook build), or the build in STORYBOOK_BUILD,
// and a Chromium: CHROMIUM_PATH, or the one Playwright installed.
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { diffFolder } from './checks/baselines.ts'
import { browserNote, forgottenPictures, removeForgotten } from './checks/stock.ts'
import { serve } from './serve.ts'

const build = process.env.STORYBOOK_BUILD ?? fileURLToPath(new URL('../storybook-static', import.meta.url))
const pictures = process.env.PICTURES ?? 'compare'
const updating = pictures === 'update'
const own = ['--index-json', '--ci', '--maxWorkers=2', '--testTimeout=90000']

const play = (url: string) =>
  new Promise<number>((resolve) => {
    const words = ['exec', 'test-storybook', '--url', url, ...own, ...process.argv.slice(2)]
    const child = spawn('pnpm', words, {
      stdio: 'inherit',
      env: { ...process.env, PICTURES: pictures },
      shell: process.platform === 'win32',
    })
    child.on('exit', (code) => resolve(code ?? 1))
  })

rmSync(diffFolder, { recursive: true, force: true })
const note = await browserNote()
if (note) console.log(note)
const { url, close } = await serve(build)
const code = await play(url)
close()
const forgotten = await forgottenPictures(build)
if (updating) await removeForgotten(forgotten)
else if (forgotten.length > 0)
  console.error(
    `Pictures of stories that are gone: ${forgotten.join(', ')}. Take new ones: npm run pictures:stories -- --update`,
  )
process.exitCode = code === 0 && !updating && forgotten.length > 0 ? 1 : code
