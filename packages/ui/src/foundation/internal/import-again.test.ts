import { expect, it } from 'vitest'
import { importAgain } from './import-again.js'

const module = `data:text/javascript,${encodeURIComponent('export const word = "Utstedt"')}`
const failed = (address: string) => new TypeError(`Failed to fetch dynamically imported module: ${address}`)

it('[THM-10] imports what could not be fetched at an address that has not failed', async () => {
  const found = await importAgain<{ readonly word: string }>(failed(module))
  expect(found.word).toBe('Utstedt')
})

it('throws what it was given where that names no address', async () => {
  const error = new Error('ChunkLoadError')
  await expect(importAgain(error)).rejects.toBe(error)
})
