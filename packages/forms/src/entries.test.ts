import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Every package that a module and what it imports bring along when they run; types bring nothing. */
function packagesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return new Set()
  seen.add(file)
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )[^']*from '([^']+)'/gm)
  return new Set(
    [...imports].flatMap(([, name = '']) =>
      name.startsWith('.') ? [...packagesOf(join(dirname(file), name), seen)] : [name],
    ),
  )
}

describe('what a page downloads with this package', () => {
  it.each([
    ['index.ts', []],
    ['testing/index.ts', []],
  ])('%s brings along %j', (entry, packages) => {
    expect([...packagesOf(join(import.meta.dirname, entry))]).toEqual(packages)
  })
})
