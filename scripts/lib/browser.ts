import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { bringPackages, unpackedPrograms } from './debian.ts'
import { ownFonts } from './fonts.ts'
import type { Scope } from './scope.ts'
import { which } from './which.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const runs = (path: string) => spawnSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore' }).status === 0

const find = () =>
  [process.env.CHROMIUM_PATH, ...names.map(which), join(unpackedPrograms, 'chromium')].find(
    (path) => path !== undefined && path !== '' && runs(path),
  )

/** The environment that tells every tool where browser and fonts are. Downloads a browser if the machine has none. */
export const findBrowser = async (scope: Scope, log: (line: string) => void) => {
  let path = find()
  if (path === undefined) {
    await bringPackages(scope, ['chromium'], ['chromium'], log)
    path = find()
  }
  if (path === undefined) throw new Error('No browser runs here. Set CHROMIUM_PATH to a Chromium or Chrome.')
  return { CHROMIUM_PATH: path, ...(await ownFonts()) }
}
