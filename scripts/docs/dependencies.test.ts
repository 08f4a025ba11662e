import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { root } from '../lib/root.ts'

const Names = z.record(z.string(), z.string()).default({})
const Manifest = z.object({
  dependencies: Names,
  devDependencies: Names,
  peerDependencies: Names,
  optionalDependencies: Names,
})

const manifests = globSync('{.,packages/*,apps/*,e2e,bench,scripts/toolchain}/package.json', { cwd: root })

// Our own packages need no reason, and types come with the library that they describe.
const isForeign = (name: string) => !name.startsWith('@eksport/') && !name.startsWith('@types/')

const namesIn = (path: string) => {
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(root, path), 'utf8')))
  return Object.values(manifest).flatMap((list) => Object.keys(list))
}

const declared = new Set(manifests.flatMap(namesIn).filter(isForeign))

const rows = readFileSync(join(root, 'docs/decisions/dependencies.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()))

const explained = rows.flatMap(([, names = '']) => [...names.matchAll(/`([^`]+)`/g)].flatMap((match) => match[1] ?? []))

describe('docs/decisions/dependencies.md', () => {
  it('finds the manifests of the house', () => {
    expect(manifests.length).toBeGreaterThan(10)
    expect(declared.size).toBeGreaterThan(40)
  })

  it('has a line for each library that a package declares', () => {
    expect([...declared].filter((name) => !explained.includes(name))).toEqual([])
  })

  it('has no line for a library that nobody declares, and none twice', () => {
    expect(explained.filter((name) => !declared.has(name))).toEqual([])
    expect(explained.filter((name, index) => explained.indexOf(name) !== index)).toEqual([])
  })

  it('says where and why on each line', () => {
    expect(rows.filter(([, , where = '', why = '']) => where === '' || why.length < 15)).toEqual([])
  })
})
