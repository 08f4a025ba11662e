import type { Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { type BuiltFiles, reachedFrom } from './reached-files.ts'

const chunk = (fileName: string, imports: string[] = [], dynamicImports: string[] = []) =>
  ({ type: 'chunk', fileName, imports, dynamicImports }) as unknown as Rolldown.OutputChunk

it('files are reached in the order in which a browser evaluates them, so that each can run as soon as it has come', () => {
  const chunks = [
    chunk('page.js', ['form.js', 'words.js'], ['later.js']),
    chunk('form.js', ['schemas.js']),
    chunk('schemas.js', ['words.js']),
    // Two that import each other, as bundlers may leave them.
    chunk('words.js', ['form.js']),
    chunk('later.js'),
  ]
  const built: BuiltFiles = Object.fromEntries(chunks.map((file) => [file.fileName, file]))
  const [page] = chunks
  if (page === undefined) throw new Error('There is no page')
  expect([...reachedFrom(built, [page])]).toEqual(['words.js', 'schemas.js', 'form.js', 'page.js'])
})
