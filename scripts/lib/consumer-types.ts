import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { allExamples } from '../../packages/ui/scripts/docs/examples.ts'
import type { Command } from '../stages/command.ts'
import { root } from './root.ts'

const home = join(root, '.cache/consumers/types-app')
const written = join(home, 'src')
const source = join(root, 'packages/ui/src')

// What a bundler makes of a stylesheet and of an address.
const bundler =
  "declare module '*.css'\ndeclare module '*?url' {\n  const address: string\n  export default address\n}\n"

/** The oldest TypeScript that docs/versions.md promises, and the newest major, as the app's manifest installs them. */
const compilers = {
  '5.6': ['typescript-5/lib/tsc.js'],
  // One checker, as for our own rooms (tsconfig.base.json).
  7: ['typescript/bin/tsc', '--checkers', '1'],
} as const

/** The mistakes that must not compile, as a consumer would make them. */
const layOutMistakes = () => {
  const mistakes = readFileSync(join(source, 'contract/public-api.negative.tsx'), 'utf8')
  const theirs = mistakes
    .replace("from '../index.js'", "from '@eksport/ui'")
    .replace("from '../certificate/index.js'", "from '@eksport/ui/certificate'")
    .replace('../testing/sample-labels.js', './sample-labels.js')
  if (/from '\.\.\//.test(theirs)) throw new Error('public-api.negative.tsx imports what the package does not ship.')
  writeFileSync(join(written, 'mistakes.tsx'), theirs)
  copyFileSync(join(source, 'testing/sample-labels.ts'), join(written, 'sample-labels.ts'))
}

/** Writes every example of README and of the components' pages, and every mistake, into the app that installed the tarballs. */
export const layOutTypes = () => {
  rmSync(written, { recursive: true, force: true })
  mkdirSync(written, { recursive: true })
  for (const { file, line, language, code, name: ownName } of allExamples()) {
    const name = ownName ?? `${file.replace(/^src\//, '').replaceAll(/\W+/g, '-')}-${line}.${language}`
    writeFileSync(join(written, name), `${code}\nexport {}\n`)
  }
  writeFileSync(join(written, 'bundler.d.ts'), bundler)
  layOutMistakes()
}

/** Reads them against the shipped declarations, library files included, once `prepare` has laid them out. */
export const checkTypes = (prepare: NonNullable<Command['prepare']>): readonly Command[] =>
  Object.entries(compilers).map(([version, [compiler, ...words]]) => ({
    name: `shipped types, examples and mistakes under TypeScript ${version}`,
    program: process.execPath,
    arguments: [join(home, 'node_modules', compiler), '-p', home, '--pretty', 'false', ...words],
    cwd: home,
    env: { NODE_OPTIONS: '' },
    prepare,
  }))
