import { renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { hearPaletteKeyEarly } from './early-palette-key.ts'
import { usePaletteKey } from './use-palette-key.ts'

/** Presses Ctrl and a key; whether the browser is left its own meaning of it. */
const press = (key: string) =>
  document.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true, cancelable: true }))

describe('[CW-05] the key of the palette', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is heard before the page is drawn, and opens the palette once when it is', () => {
    hearPaletteKeyEarly()
    expect(press('p')).toBe(true)
    expect(press('k')).toBe(false)
    const onAsked = vi.fn()
    renderHook(() => usePaletteKey(onAsked)).unmount()
    expect(onAsked).toHaveBeenCalledTimes(1)
    const { unmount } = renderHook(() => usePaletteKey(onAsked))
    expect(onAsked).toHaveBeenCalledTimes(1)
    expect(press('k')).toBe(false)
    expect(onAsked).toHaveBeenCalledTimes(2)
    unmount()
  })

  it('is the browser’s again on a page that has no palette', () => {
    vi.useFakeTimers()
    hearPaletteKeyEarly()
    press('k')
    vi.advanceTimersByTime(10_000)
    expect(press('k')).toBe(true)
    const onAsked = vi.fn()
    renderHook(() => usePaletteKey(onAsked))
    expect(onAsked).not.toHaveBeenCalled()
  })
})
