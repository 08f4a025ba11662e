import { createHash } from 'node:crypto'
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformWithOxc } from 'vite'
import { allExamples, readmeExamples } from '../../packages/ui/scripts/docs/examples.ts'
import { readPatterns } from '../../packages/ui/scripts/docs/patterns.ts'
import { captureOrThrow } from './capture.ts'
import { published, tarball } from './published.ts'
import { root } from './root.ts'
import type { Scope } from './scope.ts'

const source = join(root, 'packages/ui/src')

// Types of what bundlers import: stylesheets and URLs.
const bundler =
  "declare module '*.css'\ndeclare module '*?url' {\n  const address: string\n  export default address\n}\n"

/** Mistakes of consumers that must not compile. */
const layOutMistakes = (folder: string) => {
  const mistakes = readFileSync(join(source, 'contract/public-api.negative.tsx'), 'utf8')
  const theirs = mistakes
    .replace("from '../index.js'", "from '@eksport/ui'")
    .replace("from '../certificate/index.js'", "from '@eksport/ui/certificate'")
    .replace('../testing/sample-labels.js', './sample-labels.js')
  if (/from '\.\.\//.test(theirs)) throw new Error('public-api.negative.tsx imports what the package does not ship.')
  writeFileSync(join(folder, 'mistakes.tsx'), theirs)
  copyFileSync(join(source, 'testing/sample-labels.ts'), join(folder, 'sample-labels.ts'))
}

/**
 * Writes every example of the README and the component pages, every pattern and every mistake, into an app. The app type-checks them
 * against the published declarations, including library files, with the oldest TypeScript that docs/versions.md
 * supports and the newest.
 */
const layOutTypes = (folder: string) => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const { file, line, language, code, name: ownName } of allExamples()) {
    const name = ownName ?? `${file.replace(/^src\//, '').replaceAll(/\W+/g, '-')}-${line}.${language}`
    writeFileSync(join(folder, name), `${code}\nexport {}\n`)
  }
  for (const { name, code } of readPatterns()) writeFileSync(join(folder, `pattern-${name}.tsx`), code)
  writeFileSync(join(folder, 'bundler.d.ts'), bundler)
  layOutMistakes(folder)
}

const kebab = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()

/** The file name of a recipe: the one it states, or the name of the component that it exports. */
const fileOf = (code: string, name: string | undefined) => {
  const [, component = ''] = /^export (?:function|const) ([A-Z]\w+)/m.exec(code) ?? []
  return `${name?.replace(/\.tsx$/, '') ?? kebab(component)}.jsx`
}

/** Writes the components of the README's examples into `folder` of an app, without types but otherwise unchanged. */
async function layOutRecipes(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const { code, language, name } of readmeExamples()) {
    if (language !== 'tsx') continue
    const { code: script } = await transformWithOxc(code, 'recipe.tsx', {
      lang: 'tsx',
      jsx: 'preserve',
      sourcemap: false,
    })
    writeFileSync(join(folder, fileOf(code, name)), script)
  }
}

/** The consumer apps that build pages. */
const apps = ['vite-app', 'next-app']
/** The app that type-checks the examples of the README and the pages, with the oldest and the newest TypeScript. */
const types = 'types-app'
export const consumers = [...apps, types]

const templates = join(root, 'e2e/consumers')
const homes = join(root, '.cache/consumers')

const integrity = (file: string) => `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`

/** The lockfile without our tarballs, which change with every change of ours. */
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

/** A product of another domain, written once and hosted by both apps. */
const product = 'licences'

/** Copies the app beside the tarballs; what an earlier run installed stays. */
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
  // Keeps the lockfile where it fits, and resolves newly added dependencies.
  await captureOrThrow(scope, ['pnpm', 'install', '--no-frozen-lockfile', '--fix-lockfile', '--prefer-offline'], {
    cwd,
    env,
  })
  return cwd
}

const build = async (app: string, scope: Scope) =>
  captureOrThrow(scope, ['pnpm', 'build'], { cwd: await install(app, scope), env })

/** Copies, installs and builds or type-checks the consumer apps in `.cache/consumers`. */
export const buildConsumers = async (scope: Scope, names: readonly string[]) => {
  if (names.includes('next-app')) await layOutRecipes(join(homes, 'next-app/app/_readme'))
  if (names.includes(types)) layOutTypes(join(homes, types, 'src'))
  await Promise.all(names.map((name) => build(name, scope)))
}
