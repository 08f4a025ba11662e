import { mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { type Command, run } from '../stages/command.ts'
import { root } from './root.ts'
import type { Scope } from './scope.ts'

/** In the order in which they are built: each reads the built types of those before it. */
export const published = ['forms', 'domain', 'ui'] as const

const Manifest = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  peerDependencies: z.record(z.string(), z.string()).default({}),
})

/** Where the tarballs lie, and a `node_modules` as a consumer has it: our packages unpacked, theirs linked. */
export const packedFolder = join(root, '.cache/consumers/packed')

export const tarball = (name: string) => join(packedFolder, `eksport-${name}.tgz`)

/** Runs a command that the rest depends on; what it said is the message when it fails. */
export const must = async (command: Command, scope: Scope) => {
  const { failed, output } = await run(command, scope)
  if (failed > 0) throw new Error(`${output}\n${command.name} failed.`)
}

const inPackage = (name: string, folder: string, program: string, words: readonly string[]): Command => ({
  name: `${name} ${folder}`,
  program,
  arguments: words,
  cwd: join(root, 'packages', folder),
})

export const buildPublished = async (scope: Scope, log: (line: string) => void) => {
  for (const folder of published) {
    log(`Building ${folder} …`)
    await must(inPackage('The build of', folder, 'pnpm', ['build']), scope)
  }
}

const modules = join(packedFolder, 'node_modules')

/** Links what a package declares, in the versions of our lock: measuring and bundling need no network. */
const linkDependencies = (folder: string) => {
  const home = join(root, 'packages', folder)
  const { dependencies, peerDependencies } = Manifest.parse(
    JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')),
  )
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
    if (name.startsWith('@eksport/')) continue
    const link = join(modules, name)
    mkdirSync(dirname(link), { recursive: true })
    rmSync(link, { force: true })
    symlinkSync(realpathSync(join(home, 'node_modules', name)), link)
  }
}

/** Packs what `buildPublished` built, as the registry would get it. */
export const packPublished = async (scope: Scope) => {
  rmSync(packedFolder, { recursive: true, force: true })
  for (const folder of published) {
    const home = join(modules, '@eksport', folder)
    mkdirSync(home, { recursive: true })
    await must(inPackage('The tarball of', folder, 'pnpm', ['pack', '--out', tarball(folder)]), scope)
    const unpack = ['-xzf', tarball(folder), '--strip-components=1', '-C', home]
    await must(inPackage('The unpacking of', folder, 'tar', unpack), scope)
    linkDependencies(folder)
  }
  if (readdirSync(join(modules, '@eksport')).length !== published.length) throw new Error('A tarball is missing.')
}
