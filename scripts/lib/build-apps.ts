import { join } from 'node:path'
import { captureOrThrow } from './capture.ts'
import { fingerprint, unlessDone } from './fingerprint.ts'
import { root } from './root.ts'
import type { Scope } from './scope.ts'

export const apps = ['submitter', 'caseworker'] as const

/** What is built, and a file of it. */
const products = { submitter: 'index.html', caseworker: 'index.html', server: 'main.js' }

const shared = ['packages', 'tailwind.config.ts', 'pnpm-lock.yaml', 'tsconfig.base.json']
const isShipped = (file: string) => !/\.(test|stories|fixture)\.tsx?$|\.png$|\/public\/pdf\//.test(file)

const build = async (app: string, scope: Scope) => {
  const cwd = join(root, 'apps', app)
  await captureOrThrow(scope, [join(cwd, 'node_modules/.bin/vite'), 'build'], { cwd })
}

/** Builds the apps and the server if their sources have changed, in parallel. */
export const buildApps = async (scope: Scope, log: (line: string) => void) => {
  const started = Date.now()
  const built = await Promise.all(
    Object.entries(products).map(([app, product]) =>
      unlessDone(
        `build-${app}`,
        fingerprint([`apps/${app}`, ...shared], isShipped),
        join(root, 'apps', app, 'dist', product),
        () => {
          log(`Building the ${app} …`)
          return build(app, scope)
        },
      ),
    ),
  )
  if (built.some(Boolean)) log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
}
