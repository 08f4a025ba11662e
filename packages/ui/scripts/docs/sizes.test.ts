import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const home = join(import.meta.dirname, '../..')

it('README tells the sizes that size-limit holds, all of them', () => {
  const rows = readFileSync(join(home, 'README.md'), 'utf8').matchAll(/^\| `?([^|`]+)`? \| ([\d.]+) \|$/gm)
  const held = readFileSync(join(home, '.size-limit.js'), 'utf8').matchAll(
    /(?:limit|later)\('([^']+)', ([\d.]+)|name: '([^']+)',\n.*\n {4}limit: '([\d.]+) kB'/g,
  )
  const written = [...rows].map(([, name, size]) => `${name?.trim()}: ${size}`)
  expect(written.length).toBeGreaterThan(10)
  expect(written.toSorted()).toEqual(
    [...held].map(([, one, limit, other, ownLimit]) => `${one ?? other}: ${limit ?? ownLimit}`).toSorted(),
  )
})
