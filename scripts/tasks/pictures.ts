import { rmSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { startProduct } from '../../e2e/support/product.ts'
import { findBrowser } from '../lib/browser.ts'
import { buildApps } from '../lib/build-apps.ts'
import { root } from '../lib/root.ts'
import { runTask } from '../lib/run-task.ts'

const log = (line: string) => console.log(line)

// The page objects of @eksport/ui import published `.js` names; here the sources are used.
registerHooks({
  resolve: (specifier, context, next) =>
    context.parentURL?.includes('/packages/ui/src/') && specifier.startsWith('.')
      ? next(specifier.replace(/\.js$/, '.ts'), context)
      : next(specifier, context),
})
const { takePictures } = await import('../../e2e/pictures/take-pictures.ts')

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
