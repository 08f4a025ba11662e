import { globSync, readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

const source = join(import.meta.dirname, '../../packages')
const packed = join(import.meta.dirname, '../../.cache/consumers/packed/node_modules/@eksport')
const names = ['forms', 'domain', 'ui'] as const

const read = (...path: readonly string[]) => readFileSync(join(...path), 'utf8')

// Types speak in code; comments, texts and lists of names (forms has a word `any`) do not.
const withoutWords = (code: string) =>
  code.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|export (?:type )?\{[^}]*\}/g, '')

const isLoose = (code: string) => /(?:[:<,|&=([]|=>|extends)\s*any\s*(?:[;,)>\]|&=[]|$)/m.test(withoutWords(code))

test('the search for any finds it where it is a type, and nowhere else', () => {
  for (const loose of ['a: any;', 'f(x: any): void', 'Record<string, any>', 'x: any[]', 'type A = any'])
    expect(isLoose(loose), loose).toBe(true)
  for (const strict of [
    '// any',
    "a: 'any'",
    'readonly any: string',
    'export { all, any, not }',
    'any(words: string): void',
  ])
    expect(isLoose(strict), strict).toBe(false)
})

for (const name of names) {
  test(`the types of ${name} never say any`, () => {
    const files = globSync('dist/**/*.d.ts', { cwd: join(packed, name) })
    expect(files.length).toBeGreaterThan(20)
    const loose = files.filter((file) => isLoose(read(packed, name, file)))
    expect(loose).toEqual([])
  })

  test(`the types of ${name} speak of no requirement, whose list their readers have never seen`, () => {
    const speaking = globSync('dist/**/*.d.ts', { cwd: join(packed, name) }).filter((file) =>
      /\b[A-Z]{3}-\d{2}\b|decisions\.md/.test(read(packed, name, file)),
    )
    expect(speaking).toEqual([])
  })

  test(`the manifest of ${name} is one that a registry and three bundlers understand`, () => {
    const manifest = JSON.parse(read(packed, name, 'package.json'))
    expect(manifest.sideEffects).toEqual(name === 'ui' ? ['**/*.css'] : false)
    expect(JSON.stringify(manifest)).not.toContain('workspace:')
    expect(JSON.stringify(manifest)).not.toContain('catalog:')
    expect(JSON.stringify(manifest.exports)).not.toContain('@eksport/source')
    // The nearest manifest is the one that a bundler asks for side effects.
    expect(globSync('**/package.json', { cwd: join(packed, name) })).toEqual(['package.json'])
  })
}

test("'use client' stands first in each file that needs it", () => {
  const files = globSync('dist/**/*.js', { cwd: join(packed, 'ui') })
  expect(files.length).toBeGreaterThan(100)
  const starts = (code: string) => /^['"]use client['"]/.test(code)
  const lost = files.filter((file) => {
    const name = file.replace('dist/', 'ui/src/').replace(/\.js$/, '.ts')
    const [original] = globSync([name, `${name}x`], { cwd: source })
    return original !== undefined && starts(read(source, original)) && !starts(read(packed, 'ui', file))
  })
  const forgotten = files.filter((file) => {
    const code = read(packed, 'ui', file)
    return (
      /\b(?:useState|useEffect|useLayoutEffect|useReducer|useRef|useContext|createContext|useSyncExternalStore)\(/.test(
        code,
      ) && !starts(code)
    )
  })
  expect({ lost, forgotten }).toEqual({ lost: [], forgotten: [] })
})

/** The package that a module is taken from; our own files begin with a dot. */
const importedFrom = /\b(?:import|export)\s*(?:\(|(?:[\w*{}\s,$]*?\bfrom\s*)?)\s*["']((?:@[^/'"]+\/)?[^./'"][^/'"]*)/g

test('[LIB-07] what the library imports stands in its manifest, where an audit sees it, and is not in its files', () => {
  const manifest = JSON.parse(read(packed, 'ui', 'package.json'))
  const named = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
  const files = globSync('dist/**/*.js', { cwd: join(packed, 'ui') })
  const imported = files.flatMap((file) =>
    [...read(packed, 'ui', file).matchAll(importedFrom)].map(([, name = '']) => name),
  )
  const foreign = [...new Set(imported)].filter((name) => !name.startsWith('node:'))
  expect(named).toEqual(expect.arrayContaining(foreign))
  for (const name of Object.keys(manifest.dependencies)) expect(foreign, `${name} is imported`).toContain(name)
})

test('[LIB-07] a host that has Radix has one copy of it, its own', () => {
  const host = createRequire(join(import.meta.dirname, '../../.cache/consumers/vite-app/package.json'))
  const library = createRequire(realpathSync(host.resolve('@eksport/ui')))
  expect(library.resolve('@radix-ui/react-dialog')).toBe(host.resolve('@radix-ui/react-dialog'))
})
