import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/root.ts'
import { binary, type Command } from './command.ts'
import type { Stage } from './stage.ts'

const here = (name: string, program: string, words: readonly string[]): Command => ({
  name,
  program: binary('.', program),
  arguments: words,
})

const script = (name: string, words: readonly string[]): Command => ({
  name,
  program: process.execPath,
  arguments: words,
})

const typed = () =>
  ['packages', 'apps']
    .flatMap((room) => readdirSync(join(root, room)).map((name) => `${room}/${name}`))
    .concat('e2e', 'bench')
    .filter((folder) => existsSync(join(root, folder, 'tsconfig.json')))

const types = (folder: string): Command => ({
  name: `types of ${folder}`,
  program: binary('.', 'tsc'),
  arguments: ['-p', join(root, folder, 'tsconfig.json')],
})

/** A package's build tells from which source a built file comes; the private condition of its exports knip does not know. */
const unused = ['--no-progress', '--tsConfig=tsconfig.build.json']
/** The reasons stand in knip.jsonc. */
const onlyProduction = ['--production', '--include-entry-exports', '--include=exports']

export const staticChecks: Stage = {
  name: 'static',
  title: 'format, lint, boundaries, types, unused code, generated files',
  commands: async () => [
    here('format, lint and boundaries', 'biome', ['ci', '--colors=off', '--max-diagnostics=60', '.']),
    here('types of scripts', 'tsc', ['-p', 'tsconfig.json']),
    ...typed().map(types),
    here('unused files, exports and dependencies', 'knip', unused),
    here('exports that only tests take', 'knip', [...unused, ...onlyProduction]),
    script('boundaries are made from the folders that exist', ['scripts/boundaries/generate.ts', '--check']),
    script('route trees are made from the route files that exist', ['scripts/generated/route-trees.ts']),
    script('the public API of ui is the one in api.md', ['packages/ui/scripts/docs/api-report.ts', '--check']),
    script('migrations are complete', ['scripts/generated/migrations.ts']),
    script('scripts, benches and Storybook are a small part of the lines', ['scripts/generated/share-of-tools.ts']),
  ],
}
