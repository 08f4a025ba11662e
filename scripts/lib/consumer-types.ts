import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { allExamples } from '../../packages/ui/scripts/docs/examples.ts'
import { root } from './root.ts'

const source = join(root, 'packages/ui/src')

// What a bundler makes of a stylesheet and of an address.
const bundler =
  "declare module '*.css'\ndeclare module '*?url' {\n  const address: string\n  export default address\n}\n"

/** The mistakes that must not compile, as a consumer would make them. */
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
 * Writes every example of README and of the components' pages, and every mistake, into an app. The app's own build reads them
 * against the shipped declarations, library files included, with the oldest TypeScript that docs/versions.md promises and the newest.
 */
export const layOutTypes = (folder: string) => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const { file, line, language, code, name: ownName } of allExamples()) {
    const name = ownName ?? `${file.replace(/^src\//, '').replaceAll(/\W+/g, '-')}-${line}.${language}`
    writeFileSync(join(folder, name), `${code}\nexport {}\n`)
  }
  writeFileSync(join(folder, 'bundler.d.ts'), bundler)
  layOutMistakes(folder)
}
