import { afterEach, describe, expect, it, vi } from 'vitest'
import { unlessItFails } from './unless-it-fails.ts'

const Part = () => 'Part'

describe('unlessItFails', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('is the part itself when it comes', async () => {
    expect((await unlessItFails(async () => ({ default: Part }))).default).toBe(Part)
  })

  it('draws nothing when it does not come, and reports why', async () => {
    const report = vi.fn()
    vi.stubGlobal('reportError', report)
    const fault = new TypeError('Failed to fetch dynamically imported module')
    const { default: Shown } = await unlessItFails(() => Promise.reject(fault))
    expect((Shown as () => unknown)()).toBeNull()
    expect(report).toHaveBeenCalledWith(fault)
  })
})
