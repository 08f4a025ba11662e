import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { takePictures } from '../../e2e/pictures/take-pictures.ts'
import { startProduct } from '../../e2e/support/product.ts'
import { findBrowser } from '../lib/browser.ts'
import { buildApps } from '../lib/build-apps.ts'
import { root } from '../lib/root.ts'
import { runTask } from '../lib/run-task.ts'

const log = (line: string) => console.log(line)

await runTask(async (scope) => {
  const { CHROMIUM_PATH: executablePath, FONTCONFIG_FILE } = await findBrowser(scope, log)
  process.env.FONTCONFIG_FILE = FONTCONFIG_FILE
  await buildApps(scope, log)
  const product = await scope.hold(startProduct(), (started) => started.stop())
  const folder = join(root, '.tmp/pictures')
  rmSync(folder, { recursive: true, force: true })
  await takePictures({ product, executablePath, folder, readme: join(root, 'docs/pictures'), log })
  log(`The pictures of the README are in docs/pictures, all others in ${folder}.`)
  return 0
})
