import { join } from 'node:path'
import { root } from '../lib/root.ts'
import { binary, type Command, run } from './command.ts'
import type { Stage } from './stage.ts'

/** In the order in which they are built: each reads the built types of those before it. */
const published = ['forms', 'domain', 'ui']

// A stylesheet and the tokens of a design tool have no types; the worker is a file to serve, and is never imported.
const untyped = ['styles.css', 'fonts.css', 'tokens.json', 'pdf.worker.min.mjs']

const pnpm = (name: string, folder: string, words: readonly string[]): Command => ({
  name,
  program: 'pnpm',
  arguments: words,
  cwd: join(root, 'packages', folder),
})

const judges = (folder: string): readonly Command[] => [
  {
    name: `publint of ${folder}`,
    program: binary('.', 'publint'),
    arguments: ['--strict', join(root, 'packages', folder)],
  },
  {
    name: `types of ${folder} as a consumer resolves them`,
    program: binary('.', 'attw'),
    arguments: [
      '--pack',
      '.',
      '--profile=esm-only',
      '--format=ascii',
      ...(folder === 'ui' ? ['--exclude-entrypoints', ...untyped] : []),
    ],
    cwd: join(root, 'packages', folder),
  },
]

export const packages: Stage = {
  name: 'packages',
  title: 'the published packages: built, packed, resolved',
  atOnce: 2,
  commands: async (scope, log) => {
    for (const folder of published) {
      log(`Building ${folder} …`)
      const { failed, output } = await run(pnpm(`build of ${folder}`, folder, ['build']), scope)
      if (failed > 0) throw new Error(`${output}\nThe package ${folder} could not be built.`)
    }
    return published.flatMap(judges)
  },
}
