import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { saveBlob } from './save-blob.js'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('[DET-13] [LST-14] a file is there for as long as a slow browser needs to save it, and is let go then', () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  saveBlob(new Blob(['%PDF']), 'sertifikat.pdf')
  expect(clicked).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(30_000)
  expect(revoke).not.toHaveBeenCalled()
  vi.advanceTimersByTime(30_000)
  expect(revoke).toHaveBeenCalledOnce()
})
