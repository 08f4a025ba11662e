import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describeTemplate } from '@eksport/forms/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { newTemplate, templateFiles, writeTemplate } from '../../scripts/new-template.ts'
import { domainIssueTexts } from './domain-issue-texts.ts'

const eleventh = { id: '9.9.11', name: "Utopia, 'prøveattest'", country: 'JP', callingCode: '+81' }
const source = join(import.meta.dirname, '../..')
let house = ''

/** Every file below a folder with its text. */
function filesBelow(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    files.map(({ parentPath, name }) => [join(parentPath, name).slice(folder.length + 1), join(parentPath, name)]),
  )
}

/** Compiles the new folder in the copy; what the compiler says is told when it fails. */
function compile(): void {
  const compiler = join(source, 'node_modules/.bin/tsc')
  try {
    execFileSync(compiler, ['-p', house], { cwd: house, encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    throw new Error(String((error as { stdout?: string }).stdout), { cause: error }) // what a failed program wrote
  }
}

describe('[TPL-18] template 11, generated in a copy of this package', () => {
  beforeAll(() => {
    // Beside the sources, so that the copy finds the same packages; a copy, so that tests beside this one see ten templates.
    mkdirSync(join(source, '.tmp'), { recursive: true })
    house = mkdtempSync(join(source, '.tmp/template-11-'))
    cpSync(join(source, 'src'), join(house, 'src'), { recursive: true })
    writeFileSync(
      join(house, 'tsconfig.json'),
      '{ "extends": "../../../../tsconfig.base.json", "compilerOptions": { "types": ["node"] }, "include": ["src/templates/9.9.11/*.ts", "src/templates/registry.gen.ts"] }',
    )
    writeTemplate(eleventh, join(house, 'src/templates'))
  })
  afterAll(() => rmSync(house, { recursive: true, force: true }))

  it('[TPL-18] touches its own folder and the generated registry', () => {
    const [before, after] = [filesBelow(join(source, 'src')), filesBelow(join(house, 'src'))]
    const added = [...after.keys()].filter((file) => !before.has(file))
    const changed = [...before].filter(
      ([file, path]) => readFileSync(path, 'utf8') !== readFileSync(after.get(file) ?? path, 'utf8'),
    )
    expect(added.sort()).toEqual(
      Object.keys(templateFiles(eleventh))
        .map((name) => `templates/9.9.11/${name}`)
        .sort(),
    )
    expect(changed.map(([file]) => file)).toEqual(['templates/certificates.gen.ts', 'templates/registry.gen.ts'])
    const registry = readFileSync(join(house, 'src/templates/registry.gen.ts'), 'utf8')
    expect(registry).toContain("from './9.9.11/template.ts'")
  })

  it('[TPL-18] compiles and passes the conformance suite', async () => {
    compile()
    const folder = join(house, 'src/templates/9.9.11')
    const { template } = await import(pathToFileURL(join(folder, 'template.ts')).href)
    const { setup } = await import(pathToFileURL(join(folder, 'fixtures.ts')).href)
    const passed: string[] = []
    const run = (title: string, body: () => void) => {
      body()
      passed.push(title)
    }
    describeTemplate(template, setup, domainIssueTexts, { describe: (_title, body) => body(), it: run })
    expect(passed).toHaveLength(9)
  })
})

describe('[TPL-18] the command', () => {
  it.each([
    [{ ...eleventh, id: '../x' }, 'no template number'],
    [{ ...eleventh, country: 'Japan' }, 'no country code'],
    [{ ...eleventh, name: ' ' }, 'has a name'],
    [{ ...eleventh, callingCode: '81' }, 'no calling code'],
    [{ ...eleventh, id: '1.1.100' }, 'exists already'],
  ])('[TPL-18] refuses %j', (template, words) => {
    expect(() => writeTemplate(template)).toThrow(words)
  })

  it('[TPL-18] says how it is used', () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(newTemplate([])).toBe(1)
    expect(logged.mock.calls.flat().join('\n')).toContain('Usage: npm run new:template')
    logged.mockRestore()
  })
})
