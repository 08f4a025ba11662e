// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parseNorwegian, parseUsage, requiredHeadings } from '../docs/usage.ts'
import { type NewComponent, writeComponent } from './new-component.ts'

const packageFolder = join(import.meta.dirname, '../..')
const root = join(packageFolder, '../..')
const made: readonly NewComponent[] = [
  { name: 'time-line', floor: 'components', speaks: false },
  { name: 'stamp', floor: 'certificate', speaks: true },
]
let house = ''
let copy = ''

/** Runs a program; what it says is told when it fails. */
function run(program: string, words: readonly string[], cwd: string): void {
  try {
    execFileSync(join(root, 'node_modules/.bin', program), words, { cwd, encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string } // what a failed program wrote
    throw new Error(`${stdout}\n${stderr}`, { cause: error })
  }
}

beforeAll(() => {
  mkdirSync(join(root, '.tmp'), { recursive: true })
  house = mkdtempSync(join(root, '.tmp/house-'))
  copy = join(house, 'packages/ui')
  cpSync(join(packageFolder, 'src'), join(copy, 'src'), { recursive: true })
  for (const file of ['biome.json', 'tsconfig.base.json', 'tailwind.config.ts'])
    cpSync(join(root, file), join(house, file))
  cpSync(join(packageFolder, 'package.json'), join(copy, 'package.json'))
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'))
  symlinkSync(join(packageFolder, 'node_modules'), join(copy, 'node_modules'))
  const { extends: base, compilerOptions } = JSON.parse(readFileSync(join(packageFolder, 'tsconfig.json'), 'utf8'))
  writeFileSync(
    join(copy, 'tsconfig.json'),
    JSON.stringify({
      extends: base,
      compilerOptions,
      include: ['src/*/{time-line,stamp}', 'src/contract', 'src/index.ts'],
    }),
  )
  const files = made.flatMap((component) => writeComponent(component, join(copy, 'src')))
  run('biome', ['check', '--write', '--vcs-enabled=false', ...files], house)
})
afterAll(() => rmSync(house, { recursive: true, force: true }))

it('writes components that compile, with the contract and the index that name them', () => {
  run('tsc', ['-p', copy], copy)
  const read = (file: string) => readFileSync(join(copy, 'src', file), 'utf8')
  expect(read('contract/rows/base.tsx')).toContain("name: 'TimeLine'")
  expect(read('contract/rows/case.tsx')).toContain("name: 'Stamp'")
  expect(read('index.ts')).toContain("export { TimeLine, type TimeLineProps } from './components/time-line/index.js'")
  expect(read('certificate/index.ts')).toContain("export { Stamp, type StampProps } from './stamp/index.js'")
})

it('passes its own tests and the contract of all components', () => {
  const setupFiles = ['bare-texts', 'quiet-page', 'scrolls-answer', 'setup'].map((name) => `src/testing/${name}.ts`)
  const config = `import { project } from ${JSON.stringify(join(root, 'vitest.project.ts'))}
export default project('happy-dom', { setupFiles: ${JSON.stringify(setupFiles)}, root: ${JSON.stringify(copy)} })
`
  writeFileSync(join(copy, 'vitest.config.ts'), config)
  const words = ['run', 'src/components/time-line', 'src/certificate/stamp', 'src/contract/conformance.test.tsx', '-t']
  run('vitest', [...words, 'TimeLine|Stamp|content|table has'], copy)
})

it.each(made)('lets the usage of $name answer what each page must answer', ({ name, floor }) => {
  const read = (file: string) => readFileSync(join(copy, 'src', floor, name, file), 'utf8')
  const { headings, summary } = parseUsage(name, read('usage.md'))
  expect(headings).toEqual([...requiredHeadings])
  expect(summary.length).toBeGreaterThan(25)
  expect(parseNorwegian(read('usage.nb.md')).rules).toMatch(/^- /)
})

it.each([
  [{ ...made[0], name: 'TimeLine' }, 'no name of a folder'],
  [{ ...made[0], name: 'button' }, 'components/button exists already'],
  [{ ...made[0], name: 'status-badge' }, 'certificate/status-badge exists already'],
])('refuses %j', (component, words) => {
  expect(() => writeComponent({ floor: 'components', speaks: false, ...component }, join(copy, 'src'))).toThrow(words)
})
