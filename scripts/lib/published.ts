import { mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { captureOrThrow } from './capture.ts'
import { root } from './root.ts'
import type { Scope } from './scope.ts'

/** In build order: each reads the built types of those before it. */
export const published = ['forms', 'domain', 'ui', 'mcp'] as const

const Manifest = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  peerDependencies: z.record(z.string(), z.string()).default({}),
})

/** The folder of the tarballs, with a `node_modules` as a consumer has it: our packages unpacked, their dependencies linked. */
export const packedFolder = join(root, '.cache/consumers/packed')

export const tarball = (name: string) => join(packedFolder, `eksport-${name}.tgz`)

const home = (name: string) => join(root, 'packages', name)

export const buildPublished = async (scope: Scope, log: (line: string) => void) => {
  for (const name of published) {
    log(`Building ${name} …`)
    await captureOrThrow(scope, ['pnpm', 'build'], { cwd: home(name) })
  }
}

const modules = join(packedFolder, 'node_modules')

/** Links a package's dependencies in the versions of our lockfile, so that measuring and bundling need no network. */
const linkDependencies = (folder: string) => {
  const { dependencies, peerDependencies } = Manifest.parse(
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  )
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
    if (name.startsWith('@eksport/')) continue
    const link = join(modules, name)
    mkdirSync(dirname(link), { recursive: true })
    rmSync(link, { force: true })
    symlinkSync(realpathSync(join(folder, 'node_modules', name)), link)
  }
}

/** Packs what `buildPublished` built, as it would be published. */
export const packPublished = async (scope: Scope) => {
  rmSync(packedFolder, { recursive: true, force: true })
  for (const name of published) {
    const unpacked = join(modules, '@eksport', name)
    mkdirSync(unpacked, { recursive: true })
    await captureOrThrow(scope, ['pnpm', 'pack', '--out', tarball(name)], { cwd: home(name) })
    await captureOrThrow(scope, ['tar', '-xzf', tarball(name), '--strip-components=1', '-C', unpacked])
    linkDependencies(home(name))
  }
  if (readdirSync(join(modules, '@eksport')).length !== published.length) throw new Error('A tarball is missing.')
}
