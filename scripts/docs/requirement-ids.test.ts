import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../lib/root.ts'

const home = 'docs/specification'
const id = /\b[A-Z]{2,4}-\d\d\b/g

const idsIn = (file: string) => readFileSync(join(root, file), 'utf8').match(id) ?? []

/** Several short requirements share a line. */
const known = new Set(['requirements.md', 'security.md'].flatMap((file) => idsIn(join(home, file))))

const named = /\[[A-Z]{2,4}-\d\d\]/g
const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.css', '*.sql', '*.typ', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !file.startsWith(home))

it('finds the requirements', () => {
  expect(known.size).toBeGreaterThan(250)
  expect(sources.length).toBeGreaterThan(1000)
})

it('each id that a source or a test names is a requirement', () => {
  const unknown = sources.flatMap((file) =>
    (readFileSync(join(root, file), 'utf8').match(named) ?? [])
      .filter((found) => !known.has(found.slice(1, -1)))
      .map((found) => `${file}: ${found}`),
  )
  expect(unknown).toEqual([])
})
