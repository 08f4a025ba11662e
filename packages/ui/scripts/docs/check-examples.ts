// Type-checks every example of README.md and of the usage.md files, as a consumer would write them: node scripts/docs/check-examples.ts
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { allExamples } from './examples.ts'
import { packageFolder } from './places.ts'

const folder = join(packageFolder, '.cache/examples')

// The names of the files that a bundler hands out instead of code.
const bundler =
  "declare module '*.css'\ndeclare module '*?url' {\n  const address: string\n  export default address\n}\n"

const examples = allExamples()
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const options = {
  moduleResolution: 'bundler',
  module: 'esnext',
  rootDir: '../..',
  types: ['node'],
  noUnusedLocals: true,
}
writeFileSync(
  join(folder, 'tsconfig.json'),
  JSON.stringify({ extends: '../../tsconfig.json', compilerOptions: options, include: ['.'] }),
)
writeFileSync(join(folder, 'bundler.d.ts'), bundler)
const places = new Map<string, string>()
for (const { file, line, language, code } of examples) {
  const name = `${file.replace(/^src\//, '').replaceAll(/\W+/g, '-')}-${line}.${language}`
  places.set(name, `${file}:${line}`)
  writeFileSync(join(folder, name), `${code}\nexport {}\n`)
}

const tsc = join(packageFolder, 'node_modules/.bin/tsc')
const { status, stdout, stderr, error } = spawnSync(tsc, ['-p', folder, '--pretty', 'false'], {
  cwd: folder,
  encoding: 'utf8',
})
if (error) throw error
// What is wrong in a source is told by the types of the package itself.
const told = `${stdout}${stderr}`
  .split(/\n(?=\S)/)
  .filter((message) => message !== '' && !message.startsWith('../../src/'))
  .map((message) =>
    message.replace(/^([\w.-]+)\((\d+),(\d+)\)/, (all, name: string, row: string) => {
      const place = places.get(name)
      return place ? `${place} (line ${row} of the example)` : all
    }),
  )
const wrong = status === null || (status !== 0 && told.join('').trim() !== '')
if (wrong) console.error(told.join('\n'))
console.log(`${examples.length} examples, ${wrong ? 'some of wrong types' : 'all of the right types'}`)
process.exitCode = wrong ? 1 : 0
