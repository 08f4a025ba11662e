import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { generateIndex } from '../scripts/generate-index.ts'

it('the index is what the generator writes from the contracts', () => {
  const written = readFileSync(join(import.meta.dirname, 'index.gen.ts'), 'utf8')
  expect(written, 'run: npm run generate:endpoints').toBe(generateIndex())
})

it('lists what each file declares, and of a folder with an index of its own what that lists', () => {
  const root = mkdtempSync(join(tmpdir(), 'eksport-index-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'client'))
  writeFileSync(
    join(root, 'pier.ts'),
    '/** One pier. @internal */\nexport const pierSchema = 1\nexport type Pier = 1\n\n/** Reads one. */\nexport const getPier = 2\n',
  )
  writeFileSync(join(root, 'bollard.ts'), 'export interface Bollard {}\n')
  writeFileSync(join(root, 'pier.test.ts'), 'export const no = 1\n')
  writeFileSync(
    join(root, 'client/index.ts'),
    "export { ApiError, type Options } from './a.ts'\nexport type {\n  B,\n} from './b.ts'\n",
  )
  writeFileSync(join(root, 'client/a.ts'), 'export const hidden = 1\n')
  expect(generateIndex(root).split('\n').slice(1)).toEqual([
    "export type { Bollard } from './bollard.ts'",
    "export { ApiError, type Options, type B } from './client/index.ts'",
    "export { type Pier, getPier } from './pier.ts'",
    '',
  ])
})
