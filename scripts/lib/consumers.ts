import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { captureOrThrow } from './capture.ts'
import { layOutTypes } from './consumer-types.ts'
import { published, tarball } from './published.ts'
import { layOutRecipes } from './readme-recipes.ts'
import { root } from './root.ts'
import type { Scope } from './scope.ts'

/** The apps of others that build pages. */
const apps = ['vite-app', 'next-app']
/** And one that compiles what README and the pages show, in the oldest and the newest TypeScript. */
const types = 'types-app'
export const consumers = [...apps, types]

const templates = join(root, 'e2e/consumers')
const homes = join(root, '.cache/consumers')

const integrity = (file: string) => `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`

/** The lock knows the versions of everything but our tarballs, which differ with every change of ours. */
const withOurTarballs = (lock: string) =>
  published.reduce(
    (text, name) =>
      text.replace(
        new RegExp(
          `(resolution: \\{integrity: )[^,}\\s]+(, tarball: file:\\.\\./packed/eksport-${name}\\.tgz\\})`,
          'g',
        ),
        `$1${integrity(tarball(name))}$2`,
      ),
    lock,
  )

/** A product of another trade, written once and hosted by both apps. */
const product = 'licences'

/** Puts the app beside the tarballs, as it lies in the repository; what an earlier run installed stays. */
const layOut = (app: string) => {
  const home = join(homes, app)
  mkdirSync(home, { recursive: true })
  cpSync(join(templates, app), home, { recursive: true, filter: (path) => !path.includes('node_modules') })
  if (apps.includes(app)) {
    rmSync(join(home, product), { recursive: true, force: true })
    cpSync(join(templates, product), join(home, product), { recursive: true })
  }
  const lock = join(home, 'pnpm-lock.yaml')
  writeFileSync(lock, withOurTarballs(readFileSync(lock, 'utf8')))
  return home
}

const env = { NEXT_TELEMETRY_DISABLED: '1', NODE_OPTIONS: '' }

const install = async (app: string, scope: Scope) => {
  const cwd = layOut(app)
  // The lock is kept where it fits; a dependency that we added since is resolved beside it.
  await captureOrThrow(scope, ['pnpm', 'install', '--no-frozen-lockfile', '--fix-lockfile', '--prefer-offline'], {
    cwd,
    env,
  })
  return cwd
}

const build = async (app: string, scope: Scope) =>
  captureOrThrow(scope, ['pnpm', 'build'], { cwd: await install(app, scope), env })

/** Lays out, installs and builds the apps of others, or compiles them; they lie in `.cache/consumers`. */
export const buildConsumers = async (scope: Scope, names: readonly string[]) => {
  if (names.includes('next-app')) await layOutRecipes(join(homes, 'next-app/app/_readme'))
  if (names.includes(types)) layOutTypes(join(homes, types, 'src'))
  await Promise.all(names.map((name) => build(name, scope)))
}
