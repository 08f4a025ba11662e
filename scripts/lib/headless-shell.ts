import { existsSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from './browser.ts'
import { capture, captureOrThrow } from './capture.ts'
import { root } from './root.ts'
import type { Scope } from './scope.ts'
import { which } from './which.ts'

const name = 'chromium-headless-shell'
/** Debian's folder of the browser and its data files. */
const browserHome = '/usr/lib/chromium'

/** A mirror that does not answer must not delay the tests, which can run without it. */
const hasty = ['Acquire::Retries=0', 'Acquire::http::Timeout=15', 'Acquire::https::Timeout=15', 'APT::Sandbox::User=']

const unpack = async (scope: Scope, version: string, home: string) => {
  mkdirSync(home, { recursive: true })
  const apt = ['apt-get', ...hasty.flatMap((setting) => ['-o', setting])]
  const download = () => capture(scope, [...apt, 'download', `${name}=${version}`], { cwd: home })
  if ((await download()).code !== 0) {
    await captureOrThrow(scope, [...apt, 'update'])
    if ((await download()).code !== 0) throw new Error(`Debian has no ${name} ${version}`)
  }
  for (const file of readdirSync(home).filter((entry) => entry.endsWith('.deb'))) {
    await captureOrThrow(scope, ['dpkg', '-x', join(home, file), home])
  }
  const beside = join(home, browserHome)
  for (const file of readdirSync(browserHome)) {
    if (!existsSync(join(beside, file))) symlinkSync(join(browserHome, file), join(beside, file))
  }
}

const versionOf = async (scope: Scope, program: string) =>
  /\d+(\.\d+)+/.exec((await capture(scope, [program, '--version', '--no-sandbox'])).lines.join(' '))?.[0]

/**
 * The headless shell of the same release. In Debian's full browser, each new page costs 0.9 s of CPU for an invisible
 * window. Falls back to the browser itself.
 */
const shellOf = async (browser: string, scope: Scope, log: (line: string) => void): Promise<string> => {
  const there = which(name)
  if (there !== undefined && (await versionOf(scope, there)) === (await versionOf(scope, browser))) return there
  if (realpathSync(browser) !== '/usr/bin/chromium' || which('dpkg-query') === undefined) return browser
  const asked = await capture(scope, ['dpkg-query', '--show', 'chromium'])
  const version = asked.lines[0]?.split('\t')[1]
  if (asked.code !== 0 || version === undefined) return browser
  const home = join(root, '.cache/headless-shell', version)
  const shell = join(home, browserHome, name)
  try {
    if (!existsSync(shell)) await unpack(scope, version, home)
    await captureOrThrow(scope, [shell, '--version'])
    return shell
  } catch (error) {
    log(`Without ${name}, in the whole browser: ${error instanceof Error ? error.message.split('\n').at(-1) : error}`)
    return browser
  }
}

const find = async (scope: Scope, log: (line: string) => void) => {
  const env = await findBrowser(scope, log)
  return { ...env, CHROMIUM_PATH: await shellOf(env.CHROMIUM_PATH, scope, log) }
}

let found: ReturnType<typeof find> | undefined

/** Like `findBrowser`, for tests: looked up and downloaded once, even if several stages ask for it. */
export const findShell = (scope: Scope, log: (line: string) => void) => {
  found ??= find(scope, log)
  return found
}
